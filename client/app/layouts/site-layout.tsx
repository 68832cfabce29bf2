import type { ReactNode } from 'react';
import type { HeaderSession } from './session-actions.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const signedOut: HeaderSession = { status: 'signed-out' };

/** The frame of every page with the site's header and footer. The page itself brings `<main id="main">`. */
export function SiteLayout({
  session = signedOut,
  children,
}: {
  session?: HeaderSession;
  children: ReactNode;
}) {
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-(--z-overlay) rounded-control bg-ink px-4 py-2.5 font-semibold text-on-dusk not-focus:sr-only"
      >
        Skip to content
      </a>
      <SiteHeader session={session} />
      {children}
      <SiteFooter />
    </>
  );
}
