import { mayIdentify } from '../../../shared/analytics/personal-text.ts';
import { paths } from '../../app/paths.ts';
import { attempt } from '../../lib/stored-value.ts';
import type { TrackedEvent } from '../../lib/tracker.ts';
import { cleanPath } from './clean-address.ts';

const maxNameLength = 100;
const pressable = 'a[href], button, summary, [role="button"], [role="link"]';
/** Pressing one of these gives an answer to a question. */
const answers = '[role="option"], [role="radio"], [role="checkbox"], [role="switch"], [role="combobox"]';

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

/**
 * Returns the event for a click on a link or button, with its name and a link's target. Where people enter something
 * about themselves, only `data-track` names it. Undefined for a click on anything else.
 */
export function describeClick(target: Element, href: string): TrackedEvent | undefined {
  const element = target.closest(pressable);
  if (!element || element.matches(answers)) return undefined;
  const isAnchor = element.matches('a');
  const given = element.getAttribute('data-track');
  const words = given ?? (isQuiet(element, new URL(href).pathname) ? '' : getName(element));
  const value = isAnchor ? describeTarget(element.getAttribute('href') ?? '', href) : undefined;
  return {
    eventName: 'click',
    elementClicked: words || (isAnchor ? 'link' : 'button'),
    ...(value !== undefined && { elementValue: value }),
  };
}

function getName(element: Element): string {
  const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const name = text.trim().replaceAll(/\s+/g, ' ').slice(0, maxNameLength);
  return mayIdentify(name) ? '' : name;
}

/**
 * Returns the path of a page of this site, the origin of another, or the scheme of anything else, such as `mailto:`.
 */
function describeTarget(link: string, href: string): string | undefined {
  const address = attempt(() => new URL(link, href));
  if (!address) return undefined;
  const { origin, protocol, href: target } = address;
  if (origin === new URL(href).origin) return cleanPath(target);
  return protocol.startsWith('http') ? origin : protocol;
}

/** Whether the words at this element may be about the visitor. If so, none of them are reported. */
function isQuiet(element: Element, path: string): boolean {
  return (
    quietPages.some((page) => path === page || path.startsWith(`${page}/`)) ||
    element.closest(quietParts) !== null
  );
}
