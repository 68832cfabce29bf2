import type { ReactNode, SVGProps } from 'react';
import { messages } from '../messages.ts';

type Place = { className?: string };

/** The match percentage as a glowing arc, for dusk surfaces. The number is text, and the arc repeats it. */
export function ScoreGauge({ percent, className }: Place & { percent: number }) {
  return (
    <Dial
      className={className}
      strokeWidth="16"
      lines={
        <>
          <Arc className="stroke-line-dusk" />
          <Arc className="stroke-accent" strokeDasharray={`${percent} 100`} />
        </>
      }
    >
      <p className="absolute inset-x-0 -bottom-0.5 tabular text-center font-display text-[clamp(2rem,25cqi,5rem)] leading-none tracking-[-0.04em] text-on-dusk">
        {percent}%
        <span className="block font-sans text-caption font-medium tracking-normal text-on-dusk-body md:text-base">
          {messages.match}
        </span>
      </p>
    </Dial>
  );
}

/** The same arc, dashed and without the glow, for when there is no percentage to show. */
export function UnlitGauge({ label, className }: Place & { label: string }) {
  return (
    <Dial
      className={className}
      strokeWidth="6"
      lines={<Arc className="stroke-dusk-500" strokeDasharray="3 5" />}
    >
      <p className="absolute inset-x-[16%] bottom-1 text-center text-[clamp(0.875rem,9cqi,1.25rem)] leading-tight font-semibold text-on-dusk">
        {label}
      </p>
    </Dial>
  );
}

type DialProps = {
  className: string | undefined;
  strokeWidth: string;
  lines: ReactNode;
  children: ReactNode;
};

function Dial({ className = '', strokeWidth, lines, children }: DialProps) {
  return (
    <div className={`@container relative ${className}`}>
      <svg
        viewBox="0 0 240 148"
        aria-hidden="true"
        className="w-full fill-none"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
      >
        {lines}
      </svg>
      {children}
    </div>
  );
}

function Arc(look: SVGProps<SVGPathElement>) {
  return <path d="M20 132a100 100 0 0 1 200 0" pathLength="100" {...look} />;
}
