import type { ComponentProps } from 'react';
import { textLinkClassName } from './link.tsx';

/** A button that looks like a link in running text, for changing the form, not the page. */
export function InlineButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={`${textLinkClassName} cursor-pointer py-1.5 font-medium ${className}`}
    />
  );
}
