import { IconButton } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { Menu, X } from '../../ui/layout/first-icons.tsx';
import { paths } from '../paths.ts';
import { HeaderLinks } from './header-link.tsx';
import type { HeaderSession } from './header-session.ts';
import * as messages from './messages.ts';
import { carriersLink, homeLink, learnLinks } from './navigation-content.ts';
import { SessionActions } from './session-actions.tsx';
import { useDisclosure } from './use-disclosure.ts';

type MobileMenuProps = {
  session: HeaderSession;
  /** Whether the header has a link to a quote. The narrowest phones have no room for it there, so it's in this menu. */
  hasCall: boolean;
};

/** The navigation of the compact header. Its panel opens below the header, on top of the page. */
export function MobileMenu({ session, hasCall }: MobileMenuProps) {
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
        <div className={`mt-3 border-t border-line pt-3 ${session.status === 'signed-in' ? '' : 'px-3'}`}>
          <SessionActions session={session} isInMenu />
          {hasCall && (
            <ButtonLink
              to={paths.quote}
              variant="secondary"
              size="sm"
              className="my-1.5 ml-3 min-[24rem]:hidden"
            >
              {messages.getMatched}
            </ButtonLink>
          )}
        </div>
      </nav>
    </div>
  );
}
