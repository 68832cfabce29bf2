import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import * as messages from './messages.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Pages that have only one thing to do, and their own header. */
const pagesWithOwnFrame: ReadonlySet<string> = new Set([
  paths.signIn,
  paths.authCallback,
  paths.onboarding,
  paths.onboardingFlow,
  paths.createPassword,
  paths.onboardingProfile,
]);

/** The frame of every page with the site's header and footer. The page itself provides `<main id="main">`. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const hasOwnFrame = pagesWithOwnFrame.has(useLocation().pathname);
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-(--z-overlay) rounded-control bg-ink px-4 py-2.5 font-semibold text-surface not-focus:sr-only"
      >
        {messages.skipToContent}
      </a>
      {!hasOwnFrame && <SiteHeader />}
      {children}
      {!hasOwnFrame && <SiteFooter />}
    </>
  );
}
