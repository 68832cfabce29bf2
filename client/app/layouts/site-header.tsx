import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '../../features/account/index.ts';
import { IconButton } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { Menu, X } from '../../ui/layout/first-icons.tsx';
import { Logo } from '../../ui/layout/logo.tsx';
import { paths } from '../paths.ts';
import { HeaderLink, HeaderLinks, isAt, topLinkClassName } from './header-link.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { toHeaderSession } from './header-session.ts';
import * as messages from './messages.ts';
import { carriersLink, homeLink, learnLinks } from './navigation-content.ts';
import { SessionActions } from './session-actions.tsx';
import { useDisclosure } from './use-disclosure.ts';

/** These pages start with their own link to a quote. */
const pagesWithOwnCall: ReadonlySet<string> = new Set([paths.home, paths.quote, paths.dashboard]);

export function SiteHeader() {
  const { pathname } = useLocation();
  const hasCall = !pagesWithOwnCall.has(pathname);
  return (
    <header className="relative z-(--z-header) bg-surface">
      <div className="page-width flex h-16 items-center gap-3 md:h-(--header-height) md:gap-6 min-[64rem]:gap-10">
        <Link to={paths.home} className="inline-flex min-h-11 flex-none items-center rounded-control">
          <Logo />
        </Link>
        <nav aria-label={messages.mainNavigation} className="flex gap-1 max-md:hidden">
          <HeaderLink link={homeLink} className={topLinkClassName} />
          <HeaderMenu
            id="learn-menu"
            label={messages.learn}
            isCurrent={learnLinks.some(({ to }) => isAt(pathname, to))}
            side="left-0"
          >
            <HeaderLinks links={learnLinks} />
          </HeaderMenu>
          <HeaderLink link={carriersLink} className={topLinkClassName} />
        </nav>
        <WideActions hasCall={hasCall} />
        <MobileMenu hasCall={hasCall} />
      </div>
    </header>
  );
}

type ActionsProps = {
  /** Whether the header has a link to a quote. The narrowest phones have no room for it there, so it's in their menu. */
  hasCall: boolean;
};

/** Separate from the links, because it changes as soon as the server has said who is signed in. */
function WideActions({ hasCall }: ActionsProps) {
  const session = toHeaderSession(useAuth().state);
  return (
    <div className="flex min-w-0 flex-1 items-center justify-end gap-4">
      <div className="min-w-0 max-md:hidden">
        <SessionActions session={session} />
      </div>
      {hasCall && (
        <ButtonLink
          to={paths.quote}
          variant="secondary"
          size="sm"
          className={`whitespace-nowrap max-md:min-w-28 max-md:px-2.5 max-md:text-small max-[24rem]:hidden ${session.status === 'signed-in' ? 'md:max-[64rem]:hidden' : ''}`}
        >
          {messages.getMatched}
        </ButtonLink>
      )}
    </div>
  );
}

/** The navigation of the compact header. Its panel opens below the header, on top of the page. */
function MobileMenu({ hasCall }: ActionsProps) {
  const { isOpen, toggle, container, button } = useDisclosure<HTMLDivElement>();
  const Icon = isOpen ? X : Menu;
  return (
    <div ref={container} className="md:hidden">
      <IconButton
        ref={button}
        label={messages.menu}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={toggle}
      >
        <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </IconButton>
      <nav
        id="mobile-menu"
        aria-label={messages.mainNavigation}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full border-y border-line bg-surface px-2 py-3 shadow-float"
      >
        <ul>
          <HeaderLinks links={[homeLink, carriersLink]} />
          <li>
            <p className="px-3 pt-3 pb-1 text-caption text-muted">{messages.learn}</p>
            <ul>
              <HeaderLinks links={learnLinks} />
            </ul>
          </li>
        </ul>
        <MenuActions hasCall={hasCall} />
      </nav>
    </div>
  );
}

function MenuActions({ hasCall }: ActionsProps) {
  const session = toHeaderSession(useAuth().state);
  return (
    <div className={`mt-3 border-t border-line pt-3 ${session.status === 'signed-in' ? '' : 'px-3'}`}>
      <SessionActions session={session} isInMenu />
      {hasCall && (
        <ButtonLink to={paths.quote} variant="secondary" size="sm" className="my-1.5 ml-3 min-[24rem]:hidden">
          {messages.getMatched}
        </ButtonLink>
      )}
    </div>
  );
}
