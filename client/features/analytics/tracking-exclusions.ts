import { paths } from '../../app/paths.ts';

/** Pages, including their subpages, where people enter or see something about themselves. */
const quietPages = [
  paths.quote,
  paths.calculator,
  paths.signIn,
  '/auth',
  paths.onboarding,
  paths.dashboard,
  paths.profile,
  paths.account,
];

/** Parts of a page where they do: forms, dialogs such as the quote flow, and the assistant. */
const quietParts = 'form, [role="dialog"], [role="alertdialog"], [data-assistant]';

/** Whether the words at this element may be about the visitor. If so, none of them are reported. */
export function isQuiet(element: Element, path: string): boolean {
  return (
    quietPages.some((page) => path === page || path.startsWith(`${page}/`)) ||
    element.closest(quietParts) !== null
  );
}
