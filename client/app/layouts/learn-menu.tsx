import { ChevronDown } from '../../ui/layout/first-icons.tsx';
import { HeaderLink, listLinkClassName, topLinkClassName } from './header-link.tsx';
import * as messages from './messages.ts';
import { learnLinks } from './navigation-content.ts';
import { useDisclosure } from './use-disclosure.ts';

export function LearnMenu() {
  const { isOpen, toggle, container, button } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={container} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="learn-menu"
        onClick={toggle}
        className={`${topLinkClassName} cursor-pointer`}
      >
        {messages.learn}{' '}
        <ChevronDown
          aria-hidden="true"
          className={`size-4 transition-transform duration-(--duration-base) ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ul
        id="learn-menu"
        hidden={!isOpen}
        className="absolute top-full left-0 mt-2 w-60 rounded-control border border-line bg-surface p-2 shadow-float"
      >
        {learnLinks.map((link) => (
          <li key={link.to}>
            <HeaderLink link={link} className={listLinkClassName} />
          </li>
        ))}
      </ul>
    </div>
  );
}
