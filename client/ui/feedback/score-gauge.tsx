import { messages } from '../messages.ts';
/** The match percent as an arc of light, for dusk surfaces. The number is text, and the arc repeats it. */
export function ScoreGauge({ percent, className = '' }: { percent: number; className?: string }) {
  const arc = 'M20 132a100 100 0 0 1 200 0';
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
        <span className="block font-sans text-caption font-medium tracking-normal text-dusk-200 md:text-base">
          {messages.match}
        </span>
      </p>
    </div>
  );
}
