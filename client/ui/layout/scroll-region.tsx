import type { ComponentProps } from 'react';

/** A named part of the page that scrolls on its own, with the keyboard, too. */
export function ScrollRegion({ label, ...props }: ComponentProps<'section'> & { label: string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll what is inside.
  return <section {...props} aria-label={label} tabIndex={0} />;
}
