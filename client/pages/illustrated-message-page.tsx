import type { ReactNode } from 'react';
import { Street } from '../features/landing/hero/street.tsx';

type StreetPageProps = { label: string; title: string; artUrl: string; children: ReactNode };

/** A page with one thing to say, above a street. */
export function IllustratedMessagePage({ label, title, artUrl, children }: StreetPageProps) {
  return (
    <main id="main" className="relative overflow-clip border-t border-line pt-12 pb-80 md:pt-20 md:pb-60">
      <div className="page-width relative z-1">
        <p className="tabular font-display text-display-md text-primary">{label}</p>
        <h1 className="mt-2 max-w-[12em] font-display text-display-lg">{title}</h1>
        <div className="max-w-prose md:max-[63.9375rem]:max-w-[26rem]">{children}</div>
      </div>
      <Street artUrl={artUrl} />
    </main>
  );
}
