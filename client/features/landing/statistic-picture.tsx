import type { ReactNode } from 'react';
import type { LandingStatistic } from './content.ts';
import { messages } from './messages.ts';

type PictureName = NonNullable<LandingStatistic['picture']>;
type Captions = LandingStatistic['captions'];

const count = (length: number) => Array.from({ length }, (_, index) => index);

/** The figure as a picture. It's decorative, because the card's words say the same. */
export function StatisticPicture({ name, captions }: { name: PictureName; captions?: Captions | undefined }) {
  return (
    <div aria-hidden="true">{name === 'guesses' ? <Guesses captions={captions} /> : pictures[name]}</div>
  );
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

const pictures: Record<Exclude<PictureName, 'guesses'>, ReactNode> = {
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
  people: <Dots count={20} lit={9} />,
  families: <Dots count={5} lit={1} />,
  half: <Dots count={10} lit={5} />,
  first: (
    <svg viewBox="0 0 136 30" aria-hidden="true" className="h-7.5 font-semibold">
      {count(3).map((place) => (
        <g key={place} textAnchor="middle">
          <circle
            cx={15 + place * 36}
            cy="15"
            r="14"
            strokeWidth="2"
            className={place ? 'fill-none stroke-dusk-500' : 'fill-accent stroke-accent'}
          />
          <text
            x={15 + place * 36}
            y="20"
            fontSize="14"
            className={place ? 'fill-on-dusk-muted' : 'fill-on-accent'}
          >
            {place + 1}
          </text>
        </g>
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
};

/** Dots for people, some of them highlighted. */
function Dots({ count: all, lit }: { count: number; lit: number }) {
  return (
    <svg
      viewBox={`0 0 ${Math.min(all, 10) * 28} ${all > 10 ? 50 : 22}`}
      aria-hidden="true"
      className={all > 10 ? 'h-12.5' : 'h-5.5'}
    >
      {count(all).map((person) => (
        <circle
          key={person}
          cx={11 + (person % 10) * 28}
          cy={person < 10 ? 11 : 39}
          r="11"
          className={person < lit ? 'fill-accent' : 'fill-dusk-500'}
        />
      ))}
    </svg>
  );
}

/** Two prices as bars. The second one is three times as long. */
function Guesses({ captions: [cost, guess] = ['', ''] }: { captions: Captions | undefined }) {
  return (
    <div className="max-w-[460px] text-small text-on-dusk">
      {cost}
      <i className="mt-1 mb-2 block h-5.5 w-1/3 rounded-sm bg-accent" />
      {guess}
      <i className="mt-1 block h-5.5 rounded-sm bg-dusk-500" />
    </div>
  );
}
