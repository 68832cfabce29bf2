import * as messages from '../first-messages.ts';

const star = 'm10 1.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z';
const places = [0, 23, 46, 69, 92] as const;
const rowWidth = 112;

/** A rating out of five, with partial stars. */
export function Stars({ rating, className = 'h-5' }: { rating: number; className?: string }) {
  const whole = Math.floor(rating);
  const litWidth = whole * 23 + (rating - whole) * 20;
  return (
    <svg viewBox={`0 0 ${rowWidth} 20`} role="img" aria-label={messages.rated(rating)} className={className}>
      <Row className="fill-track" />
      <svg width={Math.min(litWidth, rowWidth)} height="20" aria-hidden="true">
        <Row className="fill-lamp-500" />
      </svg>
    </svg>
  );
}

function Row({ className }: { className: string }) {
  return (
    <g className={className}>
      {places.map((x) => (
        <path key={x} d={star} transform={`translate(${x})`} />
      ))}
    </g>
  );
}
