import type { ReactNode } from 'react';
import { ChevronDown } from '../../ui/layout/first-icons.tsx';
import { topLinkClassName } from './header-link.tsx';
import { useDisclosure } from './use-disclosure.ts';

type HeaderMenuProps = {
  id: string;
  label: ReactNode;
  /** The name to report a press under, instead of the label. */
  track?: string;
  /** Whether the current page is in this menu. */
  isCurrent: boolean;
  /** The side of the button that the list is aligned with. */
  side: 'left-0' | 'right-0';
  children: ReactNode;
};

export function HeaderMenu({ id, label, track, isCurrent, side, children }: HeaderMenuProps) {
  const { isOpen, toggle, container, button } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={container} className="relative flex min-w-0">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isCurrent || undefined}
        data-track={track}
        onClick={toggle}
        className={`${topLinkClassName} min-w-0 cursor-pointer`}
      >
        {label}{' '}
        <ChevronDown
          aria-hidden="true"
          className={`size-4 flex-none transition-transform duration-(--duration-base) ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ul
        id={id}
        hidden={!isOpen}
        className={`absolute top-full mt-2 w-max max-w-80 min-w-60 rounded-control border border-line bg-surface p-2 shadow-float ${side}`}
      >
        {children}
      </ul>
    </div>
  );
}
