import type { ReactNode } from 'react';

/** Pictures of the steps to a policy. The words next to them say the same. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 88 64"
      aria-hidden="true"
      className="h-auto w-full"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

const paper = 'fill-surface stroke-primary';

/** A browser window with the carrier's logo. */
export function SitePicture({ logo }: { logo: string }) {
  return (
    <Picture>
      <rect x="3" y="4" width="82" height="56" rx="7" className={paper} strokeWidth="2.5" />
      <path d="M3 18h82V11a7 7 0 0 0-7-7H10a7 7 0 0 0-7 7z" className="fill-primary" />
      <g className="fill-dusk-300">
        <circle cx="12" cy="11" r="2.5" />
        <circle cx="20" cy="11" r="2.5" />
      </g>
      <rect x="28" y="8" width="48" height="6" rx="3" className="fill-dusk-500" />
      <image href={logo} x="13" y="26" width="26" height="26" />
      <path d="M47 31h28M47 39h28" className="stroke-track" strokeWidth="4" />
      <rect x="47" y="45" width="19" height="8" rx="4" className="fill-brick-500" />
    </Picture>
  );
}

export function PricePicture() {
  return (
    <Picture>
      <rect x="4" y="4" width="80" height="56" className="fill-surface" />
      <path d="M14 32 34 10h42a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H34z" className={paper} strokeWidth="2.5" />
      <circle cx="32" cy="32" r="4" className="fill-dusk-300 stroke-primary" strokeWidth="2.5" />
      <path
        d="M65 24c-2-3-6-4-9-3-4 1-5 7 0 9l5 2c5 2 4 8 0 9-3 1-8 0-10-3M58 17v30"
        className="fill-none stroke-fern-600"
        strokeWidth="3.5"
      />
    </Picture>
  );
}

/** A form on a clipboard, with a heart. */
export function HealthPicture() {
  return (
    <Picture>
      <rect x="4" y="4" width="80" height="56" className="fill-surface" />
      <rect x="17" y="7" width="54" height="54" rx="6" className={paper} strokeWidth="2.5" />
      <rect x="33" y="2.5" width="22" height="10" rx="4" className="fill-primary" />
      <path d="M28 26h15M28 37h15M28 48h32" className="stroke-track" strokeWidth="4" />
      <path
        d="M56 41c-4-4-8-6.500-8-11a4.300 4.300 0 0 1 8-2 4.300 4.300 0 0 1 8 2c0 4.500-4 7-8 11z"
        className="fill-brick-500"
      />
    </Picture>
  );
}

/** A home in the light of a lamp, which means that it's covered. */
export function DecisionPicture() {
  return (
    <Picture>
      <rect x="4" y="1" width="80" height="62" className="fill-surface" />
      <path d="M37 14h14l25 47H12z" className="fill-surface-lit-strong" />
      <path d="M44 1v5" className="stroke-dusk-300" strokeWidth="2.5" />
      <path d="M33 15a11 9.500 0 0 1 22 0z" className="fill-primary" />
      <path d="M29 42 44 29l15 13v19H29z" className="fill-primary" />
      <path d="M39 61V50a5 5 0 0 1 10 0v11z" className="fill-accent" />
      <path d="M8 61h72" className="stroke-dusk-300" strokeWidth="2.5" />
    </Picture>
  );
}
