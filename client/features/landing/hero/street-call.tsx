import type { ReactNode } from 'react';
import closingStreetUrl from '../art/closing-street.svg';
import { Street } from './street.tsx';

type StreetCallProps = { title: string; actions: ReactNode; children: ReactNode };

/** The last section of a page, above the street with the lamp. */
export function StreetCall({ title, actions, children }: StreetCallProps) {
  return (
    <section className="relative overflow-clip border-t border-line pt-16 pb-74 md:pt-22 md:pb-44 print:hidden">
      <div className="page-width relative z-1">
        <h2 className="max-w-[12em] font-display text-display-lg">{title}</h2>
        <p className="mt-5 mb-7 max-w-[34rem]">{children}</p>
        <div className="flex flex-wrap gap-3.5 max-md:flex-col">{actions}</div>
      </div>
      <Street artUrl={closingStreetUrl} isLazy />
    </section>
  );
}
