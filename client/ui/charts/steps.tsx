import type { ReactNode } from 'react';
import type { ChartStep } from './chart-content.ts';

/** The steps of a process, listed vertically on narrow screens and horizontally on wide ones. */
export function Steps({ steps }: { steps: readonly ChartStep[] }) {
  return (
    <div className="@container">
      <ol className="grid gap-x-5 @min-[36rem]:grid-cols-4">
        {steps.map(({ picture, title, text }) => (
          <li
            key={title}
            className="group relative grid grid-cols-[min(4.5rem,20vw)_minmax(0,1fr)] gap-x-[min(1rem,4.1vw)] pb-6 text-small last:pb-0 @min-[36rem]:grid-cols-1 @min-[36rem]:content-start @min-[36rem]:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-8 bottom-0 left-9 border-l-2 border-dashed border-dusk-300 group-last:hidden @min-[36rem]:inset-x-0 @min-[36rem]:top-8 @min-[36rem]:bottom-auto @min-[36rem]:border-t-2 @min-[36rem]:border-l-0"
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
