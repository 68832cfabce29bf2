import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '../../../shared/site/brand.data.ts';
import { ChevronDown } from '../../ui/layout/first-icons.tsx';
import { Logo } from '../../ui/layout/logo.tsx';
import { ThemeMount } from '../late-mount.tsx';
import { paths } from '../paths.ts';
import * as messages from './messages.ts';
import { compactFooterLinks, type FooterLink, footerColumns } from './navigation-content.ts';
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

/** One footer for all widths: the columns are folded on phones and open from 768 px. */
function SiteFooter() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <footer className="bg-surface-dusk pt-12 pb-10 text-on-dusk-body md:pt-18">
      <div className="page-width">
        <div className="grid gap-x-16 gap-y-5 md:gap-y-8 min-[64rem]:grid-cols-[1.7fr_3fr]">
          <div>
            <Link to={paths.home} className="inline-flex min-h-11 items-center rounded-control">
              <Logo tone="dusk" />
            </Link>
            <p className="mt-3 max-w-[22rem] max-md:hidden">{brand.tagline}</p>
          </div>
          <nav aria-label={messages.footer}>
            <ul className="flex flex-wrap gap-x-6 md:hidden">
              {compactFooterLinks.map((link) => (
                <FooterItem key={link.to} link={link} />
              ))}
            </ul>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls="footer-links"
              onClick={() => setIsOpen(!isOpen)}
              className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control font-semibold text-on-dusk md:hidden"
            >
              {messages.moreLinks}{' '}
              <ChevronDown aria-hidden="true" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
            </button>
            <div
              id="footer-links"
              className={`grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-6 max-md:pt-3 md:grid-cols-3 md:gap-x-10 ${isOpen ? '' : 'max-md:hidden'}`}
            >
              {footerColumns.map(({ title, links }) => (
                <div key={title}>
                  <h2 className="mb-1.5 text-base font-semibold text-on-dusk">{title}</h2>
                  <ul>
                    {links.map((link) => (
                      <FooterItem
                        key={link.to}
                        link={link}
                        className={link.isInCompactRow ? 'max-md:hidden' : ''}
                      />
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </nav>
        </div>
        <div className="mt-8 grid gap-3.5 border-t border-line-dusk pt-7 text-small md:mt-12">
          <p className="max-w-[58rem]">{messages.licensing}</p>
          <p>{messages.copyright}</p>
          {/* The choice appears late. Its space is kept, so that the end of the page stays where it is. */}
          <div className="min-h-11 noscript:hidden">
            <ThemeMount />
          </div>
        </div>
      </div>
    </footer>
  );
}

function FooterItem({ link, className = '' }: { link: FooterLink; className?: string }) {
  return (
    <li className={className}>
      <Link
        to={link.to}
        className="inline-flex min-h-11 items-center rounded-xs hover:underline md:pointer-fine:min-h-9"
      >
        {link.text}
      </Link>
    </li>
  );
}
