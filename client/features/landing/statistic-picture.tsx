import type { ReactNode } from 'react';
import type { LandingStatistic } from './content.ts';
import { messages } from './messages.ts';

type PictureName = NonNullable<LandingStatistic['picture']>;

const count = (length: number) => Array.from({ length }, (_, index) => index);

/** The figure as a picture. Decorative, because the card's words say the same. */
export function StatisticPicture({ name }: { name: PictureName }) {
  return <div aria-hidden="true">{pictures[name]}</div>;
}

function Drawing({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-auto w-full max-w-[460px]">
      {children}
    </svg>
  );
}

function Caption({ start, end }: { start: string; end: string }) {
  return (
    <p className="flex max-w-[460px] justify-between pt-1.5 text-caption text-on-dusk-muted">
      <span>{start}</span>
      <span>{end}</span>
    </p>
  );
}

const pictures: Record<PictureName, ReactNode> = {
  homes: (
    <Drawing width={472} height={48}>
      {count(10).map((home) => (
        <g key={home} transform={`translate(${home * 48})`} strokeWidth="2.5" strokeLinejoin="round">
          {home < 6 ? (
            <>
              <path d="M2 20 20 4l18 16v26H2z" className="fill-accent stroke-accent" />
              <path d="M15 47V35a5 5 0 0 1 10 0v12z" className="fill-surface-dusk" />
            </>
          ) : (
            <path d="M2 20 20 4l18 16v26H2z" fill="none" stroke="#6fa3aa" />
          )}
        </g>
      ))}
    </Drawing>
  ),
  families: (
    <svg viewBox="0 0 136 22" aria-hidden="true" className="h-5.5">
      {count(5).map((family) => (
        <circle
          key={family}
          cx={11 + family * 28}
          cy="11"
          r="11"
          className={family ? 'fill-dusk-500' : 'fill-accent'}
        />
      ))}
    </svg>
  ),
  years: (
    <>
      <Drawing width={460} height={113}>
        {count(10).map((year) => (
          <rect
            key={year}
            x={year * 46.6}
            y={102 - year * 11}
            width="40.6"
            height={14 + year * 11}
            rx="3"
            className={year < 9 ? 'fill-dusk-500' : 'fill-accent'}
          />
        ))}
        <path d="M0 112.5h460" className="stroke-dusk-500" />
      </Drawing>
      <Caption start={messages.pictures.yearsStart} end={messages.pictures.yearsEnd} />
    </>
  ),
  income: (
    <Drawing width={336} height={20}>
      {count(12).map((year) =>
        year < 10 ? (
          <rect key={year} x={year * 28.2} width="25.2" height="20" rx="3" className="fill-accent" />
        ) : (
          <path
            key={year}
            d={`M${year * 28.2 + 1.5} 14l13-13M${year * 28.2 + 4} 19l18-18M${year * 28.2 + 12} 19l12-12`}
            className="stroke-accent"
            strokeWidth="3"
          />
        ),
      )}
    </Drawing>
  ),
  childhood: (
    <>
      <Drawing width={336} height={20}>
        {count(18).map((year) => (
          <rect key={year} x={year * 18.8} width="15.8" height="20" rx="3" fill="#6fa3aa" />
        ))}
      </Drawing>
      <Caption start={messages.pictures.childhoodStart} end="18" />
    </>
  ),
  guesses: (
    <div className="max-w-[460px] text-small text-on-dusk">
      {messages.pictures.cost}
      <i className="mt-1 mb-2 block h-5.5 w-1/3 rounded-sm bg-accent" />
      {messages.pictures.guess}
      <i className="mt-1 block h-5.5 rounded-sm bg-dusk-500" />
    </div>
  ),
};
