import type { ReactNode } from 'react';

/** The `main` of the pages for people who are signed in. */
export function AreaFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="min-h-[36rem] border-t border-line bg-surface-mist">
      <div className="page-width pt-8 pb-16 md:pt-12 md:pb-20">{children}</div>
    </main>
  );
}
