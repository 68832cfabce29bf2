import type { ReactNode } from 'react';
import { Bar, fillClassNames, StripedPart } from './bar.tsx';
import type { ChartColumn, ChartContent, ChartRow, ChartStep } from './chart-content.ts';
import { measureRows } from './measure-bars.ts';
import { Stack } from './stack.tsx';

/** A chart with its title and note, as wide as the text around it. */
export function Chart({ content }: { content: ChartContent }) {
  const { title, note } = content;
  return (
    <figure className="my-4 max-w-[46rem] rounded-card bg-surface-mist p-5 md:p-7 print:break-inside-avoid print:border print:border-line">
      <figcaption className="mb-5 font-semibold text-ink">{title}</figcaption>
      {draw(content)}
      {note && <p className="mt-5 text-small">{note}</p>}
    </figure>
  );
}

function draw(content: ChartContent): ReactNode {
  if (content.kind === 'rows') return <Rows rows={content.rows} axis={content.axis} />;
  if (content.kind === 'columns') return <Columns columns={content.columns} />;
  if (content.kind === 'stack') return <Stack parts={content.parts} totals={content.totals} />;
  return <Steps steps={content.steps} />;
}

const tallest = 150;

/** One column per value, with its text above and its label below. */
function Columns({ columns }: { columns: readonly ChartColumn[] }) {
  const largest = Math.max(...columns.map(({ value, upTo = value }) => upTo));
  const scale = (value: number) => Math.round((value / largest) * tallest);
  return (
    <ol className="grid auto-cols-fr grid-flow-col items-end gap-1.5 max-[21rem]:auto-cols-auto max-[21rem]:grid-flow-row max-[21rem]:gap-3 md:gap-3">
      {columns.map(({ label, text, value, upTo = value, mark }) => {
        const height = scale(upTo);
        const extra = height - scale(value);
        return (
          <li
            key={label}
            className="tabular flex flex-col max-[21rem]:grid max-[21rem]:grid-cols-2 text-center text-caption leading-snug"
          >
            <span className="mb-1 text-ink">
              {mark && <span className="block leading-tight">{`${mark} `}</span>}
              <b className="font-semibold">{text}</b>
            </span>
            {/* With very large text, the columns are rows of words. */}
            <div className="max-[21rem]:hidden">
              <Bar height={height}>
                {extra > 0 && <StripedPart width="100%" height={height} rx="3" />}
                <rect
                  y={extra}
                  width="100%"
                  height={height - extra}
                  rx="3"
                  className={fillClassNames[mark ? 2 : 1]}
                />
              </Bar>
            </div>
            <span className="mt-1.5 border-t border-line-strong pt-1 max-[21rem]:order-first max-[21rem]:m-0 max-[21rem]:border-0 max-[21rem]:p-0">
              {label}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

type Axis = { from: number; to: number; ticks: readonly number[]; label: string };

const height = 22;

/** One bar per row, with its text above it. The axis, if any, is below all rows. */
function Rows({ rows, axis }: { rows: readonly ChartRow[]; axis?: Axis | undefined }) {
  const bars = measureRows(rows, axis);
  return (
    <>
      <ul className="grid gap-4">
        {rows.map(({ label, text, fill = 1 }, index) => {
          const { start = 0, width = 0, extra = 0 } = bars[index] ?? {};
          return (
            <li key={label}>
              <p className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-small leading-snug">
                <span>{label}</span> <b className="tabular font-semibold text-ink">{text}</b>
              </p>
              <Bar height={height}>
                {extra > 0 && (
                  <StripedPart x={`${start + width}%`} width={`${extra}%`} height={height} rx="4" />
                )}
                <rect
                  x={`${start}%`}
                  width={`${width}%`}
                  height={height}
                  rx="4"
                  className={fillClassNames[fill]}
                />
              </Bar>
            </li>
          );
        })}
      </ul>
      {axis && (
        <p
          aria-hidden="true"
          className="tabular mt-3 flex justify-between border-t border-line-strong pt-1.5 text-caption"
        >
          {/* Without a width of their own, the labels in between are centered on their ticks. Very large ones have no room. */}
          {axis.ticks.map((tick, index) => (
            <span
              key={tick}
              className="flex w-0 justify-center whitespace-nowrap first:justify-start last:justify-end max-[20rem]:not-first:not-last:hidden"
            >
              {index === 0 ? `${axis.label} ${tick}` : tick}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** The steps of a process, listed vertically on narrow screens and horizontally on wide ones. */
function Steps({ steps }: { steps: readonly ChartStep[] }) {
  return (
    <div className="@container">
      <ol className="grid gap-x-5 @min-[36rem]:grid-cols-4">
        {steps.map(({ picture, title, text }) => (
          <li
            key={title}
            className="relative grid grid-cols-[min(4.5rem,20vw)_minmax(0,1fr)] gap-x-[min(1rem,4.1vw)] pb-6 text-small last:pb-0 @min-[36rem]:grid-cols-1 @min-[36rem]:content-start @min-[36rem]:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-8 bottom-0 left-9 border-l-2 border-dashed border-dusk-300 [li:last-child>&]:hidden @min-[36rem]:inset-x-0 @min-[36rem]:top-8 @min-[36rem]:bottom-auto @min-[36rem]:border-t-2 @min-[36rem]:border-l-0"
            />
            <svg
              viewBox="0 0 72 64"
              aria-hidden="true"
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeWidth="2.5"
              className="relative h-16 w-18"
            >
              <rect width="72" height="64" className="fill-surface-mist" />
              {pictures[picture]}
            </svg>
            <div className="@min-[36rem]:mt-3">
              <p className="font-semibold text-ink">{title}</p>
              <p className="mt-0.5">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const paper = 'fill-surface stroke-primary';

const pictures: Readonly<Record<ChartStep['picture'], ReactNode>> = {
  claim: (
    <>
      <path d="M18 5h26l10 10v44H18z" className={paper} />
      <path d="M44 5v10h10" className="fill-none stroke-primary" />
      <path d="M26 27h20M26 36h20" className="stroke-track" strokeWidth="4" />
      <path d="M26 49c4-6 6 4 10-1s5 2 9-1" className="fill-none stroke-chart-3" />
    </>
  ),
  check: (
    <>
      <rect x="10" y="7" width="40" height="50" rx="5" className={paper} />
      <path d="M18 19h24M18 29h12" className="stroke-track" strokeWidth="4" />
      <circle cx="43" cy="38" r="13" className={paper} />
      <path d="m37 38 5 5 8-9" className="fill-none stroke-success-fill" strokeWidth="3.5" />
      <path d="m53 48 9 9" className="stroke-primary" strokeWidth="5" />
    </>
  ),
  calendar: (
    <>
      <rect x="10" y="11" width="52" height="46" rx="6" className={paper} />
      <path d="M10 25h52v-8a6 6 0 0 0-6-6H16a6 6 0 0 0-6 6z" className="fill-primary" />
      <path d="M23 6v9M49 6v9" className="stroke-primary" strokeWidth="4" />
      <path d="M19 34h0M30 34h0M41 34h0M52 34h0M19 45h0M30 45h0" className="stroke-track" strokeWidth="6" />
      <path d="M41 45h11" className="stroke-accent" strokeWidth="7" />
    </>
  ),
  payment: (
    <>
      <path d="M27 8h18l17 50H10z" className="fill-surface-lit-strong" />
      <path d="M24 15a12 10 0 0 1 24 0z" className="fill-primary" />
      <path d="M21 41 36 28l15 13v18H21z" className="fill-primary" />
      <path d="M31 59V48a5 5 0 0 1 10 0v11z" className="fill-accent" />
      <path d="M4 59h64" className="stroke-dusk-300" />
    </>
  ),
};
