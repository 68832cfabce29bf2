import type { SlotId } from '../../../../shared/quote/questions.ts';
import {
  type Collected,
  type CollectedRow,
  describeMissing,
  summarizeCollected,
} from '../../../../shared/quote/summary.ts';
import { RowButton } from '../../../ui/actions/inline-button.tsx';
import { messages } from '../messages.ts';

type SummaryCardProps = {
  collected: Collected;
  /** Without it the summary is only read. */
  onChange?: ((slot: SlotId, label: string) => void) | undefined;
};

/** The summary that the assistant states in words, as a list whose answers can be changed one by one. */
export function SummaryCard({ collected, onChange }: SummaryCardProps) {
  return (
    <article aria-label={messages.quote.summary} className="rounded-card border border-line px-4 pt-1 pb-2">
      {summarizeCollected(collected).map(({ id, title, rows }) => (
        <section key={id} className="mt-3">
          <h3 className="border-b-2 border-ink pb-1.5 text-base font-semibold">{title}</h3>
          <dl className="tabular">
            {rows.map((row) => (
              <Row key={row.id} row={row} onChange={onChange} />
            ))}
          </dl>
        </section>
      ))}
    </article>
  );
}

type OfferCardProps = Pick<SummaryCardProps, 'onChange'> & { values: Collected['values'] };

/** What was recognized in a message, before any of it is taken. */
export function OfferCard({ values, onChange }: OfferCardProps) {
  const rows = summarizeCollected({ values, skipped: [] })
    .flatMap((group) => group.rows)
    .filter(({ value }) => value !== undefined);
  return (
    <article aria-label={messages.quote.offer} className="rounded-card border border-line px-4 py-1">
      <dl className="tabular">
        {rows.map((row) => (
          <Row key={row.id} row={row} onChange={rows.length > 1 ? onChange : undefined} />
        ))}
      </dl>
    </article>
  );
}

function Row({ row, onChange }: Pick<SummaryCardProps, 'onChange'> & { row: CollectedRow }) {
  return (
    <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1 last:border-b-0">
      <dt className="text-small leading-snug">{row.label}</dt>
      <dd
        className={`text-base leading-snug wrap-anywhere ${row.value === undefined ? 'text-muted' : 'font-medium text-ink'}`}
      >
        {row.value ?? describeMissing(row)}
      </dd>
      {/* What was not asked yet comes anyway. */}
      {onChange && (row.value !== undefined || row.isSkipped) && (
        <dd className="col-start-2 row-span-2 row-start-1">
          <RowButton of={row.label} onClick={() => onChange(row.id, row.label)}>
            {messages.quote.change}
          </RowButton>
        </dd>
      )}
    </div>
  );
}
