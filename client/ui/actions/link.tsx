import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as messages from '../first-messages.ts';
import { type ButtonLook, buttonClassName } from './button.tsx';

/**
 * `to` is a page of this site, with `state` for the browser's history. `href` is anything else (an email address,
 * phone number, another site, or an anchor on this page).
 */
type Target =
  | { to: string; state?: unknown; href?: never; isExternal?: never }
  | { to?: never; state?: never; href: string; isExternal?: boolean };
type LinkProps = Target & Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>;

/** The look of a link in running text, for anchors that need more than {@link TextLink} provides. */
export const textLinkClassName =
  'rounded-xs text-link underline decoration-1 underline-offset-[0.2em] hover:decoration-2';

export function TextLink({ className = '', ...rest }: LinkProps) {
  return <Anchor {...rest} className={`${textLinkClassName} ${className}`} />;
}

/** A title in a list, as a link. Everything in the nearest positioned ancestor is part of it. */
export function TitleLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="rounded-xs decoration-1 underline-offset-[0.18em] after:absolute after:inset-0 hover:underline"
    >
      {children}
    </Link>
  );
}

export function ButtonLink({ variant, size, isBlock, className = '', ...rest }: LinkProps & ButtonLook) {
  return <Anchor {...rest} className={`${buttonClassName({ variant, size, isBlock })} ${className}`} />;
}

function Anchor({ to, state, href, isExternal, ...rest }: LinkProps) {
  if (to !== undefined) return <Link to={to} state={state} {...rest} />;
  if (!isExternal) return <a href={href} {...rest} />;
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {rest.children}
      <span className="sr-only"> {messages.newTab}</span>
    </a>
  );
}
