import { messages } from '../messages.ts';

const arc = 'M20 132a100 100 0 0 1 200 0';

/** The match percent as an arc of light, for dusk surfaces. The number is text, and the arc repeats it. */
export function ScoreGauge({ percent, className = '' }: { percent: number; className?: string }) {
  return (
    <div className={`@container relative ${className}`}>
      <svg
        viewBox="0 0 240 148"
        aria-hidden="true"
        className="w-full fill-none"
        strokeWidth="16"
        strokeLinecap="round"
      >
        <path d={arc} className="stroke-line-dusk" />
        <path d={arc} className="stroke-accent" pathLength="100" strokeDasharray={`${percent} 100`} />
      </svg>
      <p className="absolute inset-x-0 -bottom-0.5 tabular text-center font-display text-[clamp(2rem,25cqi,5rem)] leading-none tracking-[-0.04em] text-on-dusk">
        {percent}%
        <span className="block font-sans text-caption font-medium tracking-normal text-on-dusk-body md:text-base">
          {messages.match}
        </span>
      </p>
    </div>
  );
}

/** The same arc without light, dashed and empty, for when there's no percent to show. */
export function UnlitGauge({ label, className = '' }: { label: string; className?: string }) {
  return (
    <div className={`@container relative ${className}`}>
      <svg
        viewBox="0 0 240 148"
        aria-hidden="true"
        className="w-full fill-none"
        strokeWidth="6"
        strokeLinecap="round"
      >
        <path d={arc} className="stroke-dusk-500" pathLength="100" strokeDasharray="3 5" />
      </svg>
      <p className="absolute inset-x-[16%] bottom-1 text-center text-[clamp(0.875rem,9cqi,1.25rem)] leading-tight font-semibold text-on-dusk">
        {label}
      </p>
    </div>
  );
}
