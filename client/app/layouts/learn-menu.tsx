import { useLocation } from 'react-router-dom';
import { HeaderLinks, isAt } from './header-link.tsx';
import { HeaderMenu } from './header-menu.tsx';
import * as messages from './messages.ts';
import { learnLinks } from './navigation-content.ts';

export function LearnMenu() {
  const { pathname } = useLocation();
  return (
    <HeaderMenu
      id="learn-menu"
      label={messages.learn}
      isCurrent={learnLinks.some(({ to }) => isAt(pathname, to))}
      side="left-0"
    >
      <HeaderLinks links={learnLinks} />
    </HeaderMenu>
  );
}
