import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClassName } from '../../ui/actions/button.tsx';
import { exampleDetails } from './example-details.data.ts';
import { ScoreBar } from './hero/score-bar.tsx';
import { messages } from './messages.ts';

/** A part of the product in a window frame. Nothing in it can be pressed, so it should look like a picture. */
function ProductPiece({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="overflow-hidden rounded-2xl border border-line bg-surface-mist text-small font-medium text-ink select-none max-md:col-span-full"
    >
      <svg aria-hidden="true" height="20" width="100%" className="block border-b border-line fill-track">
        <circle cx="16" cy="10" r="3" />
        <circle cx="27" cy="10" r="3" />
        <circle cx="38" cy="10" r="3" />
      </svg>
      <div className="grid gap-2 p-4">{children}</div>
    </div>
  );
}

const option = 'flex items-center gap-2.5 rounded-[10px] border px-3 py-2';

export function AnswerFragment() {
  return (
    <ProductPiece>
      <span className={`${option} border-primary bg-surface-lit inset-ring inset-ring-primary`}>
        <i className="size-4 rounded-full border-[5px] border-primary bg-surface" />
        {messages.fragments.lowestCost}
      </span>
      <span className={`${option} border-line bg-surface`}>
        <i className="size-4 rounded-full border-[1.5px] border-line-strong" />
        {messages.fragments.quickApproval}
      </span>
    </ProductPiece>
  );
}

const best = { verdict: messages.fragments.bestMatch, fill: 'fill-accent outline outline-lamp-800/60' };
const other = { verdict: messages.fragments.qualifies, fill: 'fill-dusk-500' };
const compared = exampleDetails.compared.map((shown, index) => ({
  ...shown,
  ...(index === 0 ? best : other),
}));

export function CompareFragment() {
  return (
    <ProductPiece>
      {compared.map(({ logo, verdict, share, fill }) => (
        <span key={logo} className="grid grid-cols-[2rem_1fr_5rem] items-center gap-2.5">
          <img src={logo} alt="" width={32} height={32} loading="lazy" />
          <ScoreBar share={share} className={fill} />
          <span className="text-right whitespace-nowrap">{verdict}</span>
        </span>
      ))}
    </ProductPiece>
  );
}

export function QuoteFragment() {
  return (
    <ProductPiece>
      <span className={`${buttonClassName({ size: 'sm' })} pointer-events-none`}>
        {messages.fragments.quote} <ArrowUpRight className="size-5" />
      </span>
      <span className="text-caption font-normal text-muted">
        {messages.fragments.opens(exampleDetails.host)}
      </span>
    </ProductPiece>
  );
}
