import { formatDollars } from '../../../../../shared/format/numbers.ts';
import type { UserData } from '../../../../../shared/quote/user-data.ts';
import { messages } from '../messages.ts';
import type { QuoteFacts } from './quote-facts.ts';

type PriceContextProps = { carrierName: string; userData: UserData; facts: QuoteFacts };

/** Compares what people pay on average with what they expect to pay. This is never the price for this visitor. */
export function PriceContext({ carrierName, userData, facts }: PriceContextProps) {
  const { averagePrice, expectedTimes } = facts;
  return (
    <div>
      <h4 className="border-b-2 border-ink pb-2 text-title font-semibold">{messages.price.title}</h4>
      <ul className="mt-4 grid gap-3">
        <Bar
          label={messages.price.average}
          dollars={averagePrice}
          share={100 / expectedTimes}
          look="bg-primary forced-color-adjust-none"
        />
        <Bar
          label={messages.price.guess}
          dollars={averagePrice * expectedTimes}
          share={100}
          look="border-[1.5px] border-dashed border-line-strong"
        />
      </ul>
      <p className="mt-4 text-small">
        {messages.price.note(carrierName)}
        {userData.policyType === 'Whole Life Insurance' && messages.price.whole}
      </p>
    </div>
  );
}

type BarProps = { label: string; dollars: number; share: number; look: string };

function Bar({ label, dollars, share, look }: BarProps) {
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-4 text-small">
        <span>{label}</span>{' '}
        <b className="tabular font-semibold text-ink">{messages.price.perMonth(formatDollars(dollars))}</b>
      </p>
      <span
        aria-hidden="true"
        style={{ width: `${share}%` }}
        className={`mt-1 block h-5 rounded-lg [print-color-adjust:exact] ${look}`}
      />
    </li>
  );
}
