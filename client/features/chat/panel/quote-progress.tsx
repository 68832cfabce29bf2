import { type Collected, summaryGroups } from '../../../../shared/quote/summary.ts';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { messages } from '../messages.ts';

const total = summaryGroups.flatMap(({ rows }) => rows).length;

/** How far the quote is. Large text on a small screen leaves no room for it, so only a screen reader has it there. */
export function QuoteProgress({ collected: { values, skipped } }: { collected: Collected }) {
  const count = Object.keys(values).length + skipped.length;
  const done = messages.quote.done(count, total);
  return (
    <div className="flex flex-none items-center gap-3 border-b border-line bg-surface-mist px-[18px] py-2 text-small [@container_(height<24em)]:sr-only">
      <span aria-hidden="true" className="flex-none tabular font-medium text-ink">
        {done}
      </span>
      <div className="flex-1">
        <Progress
          variant="slim"
          value={(count / total) * 100}
          label={messages.quote.progress}
          valueText={done}
        />
      </div>
    </div>
  );
}
