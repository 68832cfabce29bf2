import { useState } from 'react';

type CarrierMarkProps = { logo: string; name: string; className?: string };

/** The carrier's logo next to its name, so it has no alternative text. A carrier without a logo gets its initial. */
export function CarrierMark({ logo, name, className = 'size-12 rounded-control' }: CarrierMarkProps) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) {
    return (
      <span
        aria-hidden="true"
        className={`grid flex-none place-items-center bg-surface-tint font-display text-h3 text-on-tint ${className}`}
      >
        {name.charAt(0)}
      </span>
    );
  }
  return (
    <img
      src={logo}
      alt=""
      width={48}
      height={48}
      className={`flex-none object-cover ${className}`}
      onError={() => setIsMissing(true)}
    />
  );
}
