import type { ComponentProps } from 'react';

/** A named part of the page that scrolls separately, with the keyboard, too. */
export function ScrollRegion({ label, ...props }: ComponentProps<'section'> & { label: string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard can't scroll the content.
  return <section {...props} aria-label={label} tabIndex={0} />;
}
