import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '../../features/account/index.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { Logo } from '../../ui/layout/logo.tsx';
import { paths } from '../paths.ts';
import { HeaderLink, topLinkClassName } from './header-link.tsx';
import { toHeaderSession } from './header-session.ts';
import { LearnMenu } from './learn-menu.tsx';
import * as messages from './messages.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { carriersLink, homeLink } from './navigation-content.ts';
import { SessionActions } from './session-actions.tsx';

/** These pages start with their own link to a quote. */
const pagesWithOwnCall: ReadonlySet<string> = new Set([paths.home, paths.quote, paths.dashboard]);

export function SiteHeader() {
  const { pathname } = useLocation();
  const session = toHeaderSession(useAuth().state);
  const hasCall = !pagesWithOwnCall.has(pathname);
  return (
    <header className="relative z-(--z-header) bg-surface">
      <div className="page-width flex h-16 items-center gap-3 md:h-(--header-height) md:gap-6 min-[64rem]:gap-10">
        <Link to={paths.home} className="inline-flex min-h-11 flex-none items-center rounded-control">
          <Logo />
        </Link>
        <nav aria-label={messages.mainNavigation} className="flex gap-1 max-md:hidden">
          <HeaderLink link={homeLink} className={topLinkClassName} />
          <LearnMenu />
          <HeaderLink link={carriersLink} className={topLinkClassName} />
        </nav>
        <div className="flex min-w-0 flex-1 items-center justify-end gap-4">
          <div className="max-md:hidden">
            <SessionActions session={session} />
          </div>
          {hasCall && (
            <ButtonLink
              to={paths.quote}
              variant="secondary"
              size="sm"
              className="whitespace-nowrap max-md:min-w-28 max-md:px-2.5 max-md:text-small max-[24rem]:hidden"
            >
              {messages.getMatched}
            </ButtonLink>
          )}
        </div>
        <MobileMenu session={session} hasCall={hasCall} />
      </div>
    </header>
  );
}
