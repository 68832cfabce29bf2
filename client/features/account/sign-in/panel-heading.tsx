import type { ReactNode } from 'react';

/** Moves the focus to the heading of the view that is shown: the panel's, or else the page's. */
export function focusView(): void {
  const heading =
    document.querySelector<HTMLElement>('main h2[tabindex]') ??
    document.querySelector<HTMLElement>('main h1');
  heading?.focus();
}

/** Heading of a panel that stands in the place of the email form. */
export function PanelHeading({ children }: { children: ReactNode }) {
  return (
    <h2 tabIndex={-1} className="scroll-mt-30 font-display text-h3">
      {children}
    </h2>
  );
}
