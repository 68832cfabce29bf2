import type { ComponentProps } from 'react';
import { textLinkClassName } from './link.tsx';

/** A button that looks like a link in running text, for actions that change the form and not the page. */
export function InlineButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={`${textLinkClassName} min-h-11 cursor-pointer font-medium ${className}`}
    />
  );
}

/** The button of one row in a list. `of` names the row for screen readers. */
export function RowButton({ of, children, ...rest }: ComponentProps<'button'> & { of: string }) {
  return (
    <button
      type="button"
      {...rest}
      className="min-h-11 min-w-11 cursor-pointer rounded-xs text-small text-link underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
    >
      <span>{children}</span>
      <span className="sr-only">{` ${of}`}</span>
    </button>
  );
}
