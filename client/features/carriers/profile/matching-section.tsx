import { findMatchedCarrier } from '../../../../shared/directory/find-facts.ts';
import { joinWithAnd } from '../../../../shared/format/lists.ts';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import type { Carrier } from '../../../../shared/site/schemas/carriers.ts';
import type { DirectoryCarrier } from '../../../../shared/site/schemas/directory.ts';
import { DataTable } from '../../../ui/layout/data-table.tsx';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { describeRules } from './describe-rules.ts';
import { messages } from './messages.ts';

/** Explains the rules that a carrier is matched by, or why it isn't. */
export function MatchingSection({ carrier: { name, slug } }: { carrier: DirectoryCarrier }) {
  const matched = findMatchedCarrier(slug);
  return (
    <section aria-labelledby="matching" className="bg-surface-mist">
      <div className="page-width section-y">
        <h2 id="matching" className="font-display text-display-md">
          {messages.place}
        </h2>
        {matched ? (
          <Rules carrier={matched} />
        ) : (
          <p className="mt-4 max-w-prose">
            <RichText text={messages.unmatched(name, joinWithAnd(matchedCarriers.map((one) => one.name)))} />
          </p>
        )}
      </div>
    </section>
  );
}

function Rules({ carrier }: { carrier: Carrier }) {
  const primary = matchedCarriers.find(({ isPrimary }) => isPrimary);
  return (
    <>
      <p className="mt-4 max-w-prose">{messages.matched(carrier.name, matchedCarriers.length)}</p>
      <p className="mt-3 mb-7 max-w-prose">
        {carrier.isPrimary ? messages.primary(carrier.name) : messages.notPrimary(primary?.name ?? '')}{' '}
        <RichText text={messages.pay} />
      </p>
      <DataTable table={describeRules(carrier)} />
    </>
  );
}
