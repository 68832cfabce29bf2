import { Link, useLocation } from 'react-router-dom';
import type { NavigationLink } from './navigation-content.ts';

/** Whether the current page is the link's page or below it, such as an article of the blog. */
export function isAt(pathname: string, to: string): boolean {
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
}

/** A link that shows when it leads to the current page. */
export function HeaderLink({ link, className }: { link: NavigationLink; className: string }) {
  const { pathname } = useLocation();
  const current = pathname === link.to ? 'page' : isAt(pathname, link.to);
  return (
    <Link to={link.to} aria-current={current || undefined} className={className}>
      {link.text}
    </Link>
  );
}

/** The items of a menu. */
export function HeaderLinks({ links }: { links: readonly NavigationLink[] }) {
  return links.map((link) => (
    <li key={link.to}>
      <HeaderLink link={link} className={listLinkClassName} />
    </li>
  ));
}

/** The bar of light under the current page. */
export const topLinkClassName =
  'inline-flex min-h-11 items-center gap-1 rounded-control px-3.5 font-medium text-ink hover:bg-surface-hover max-[64rem]:not-aria-[current]:px-2.5 aria-[current]:mx-3.5 aria-[current]:rounded-none aria-[current]:px-0 aria-[current]:font-semibold aria-[current]:inset-shadow-[0_-3px_var(--color-accent)] aria-[current]:hover:bg-transparent';

export const listLinkClassName =
  'flex min-h-11 items-center rounded-control px-3 py-2 font-medium text-ink hover:bg-surface-hover aria-[current]:bg-surface-lit aria-[current]:font-semibold';
