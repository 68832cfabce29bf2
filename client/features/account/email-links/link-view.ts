import type { LinkAnswer, LinkChoice } from '../../../../shared/api/auth-links.ts';

/** What an emailed link is for. */
export type MailedPurpose = Exclude<LinkAnswer['purpose'], 'google'>;
/** An emailed link, as the page behind it knows it. */
export type MailedLink = LinkAnswer & { purpose: MailedPurpose };

/** What a press on the page asks for: a choice, or the one button of the browser that asked. */
export type Press = { choice?: LinkChoice; number?: string };

/** How a link ends that leads to no other page. */
export type Ending = 'elsewhere' | 'removed' | 'wrong-number';

export type LinkView =
  /** The link is being looked at, or Google's answer completes. */
  | { kind: 'opening' }
  | { kind: 'unreachable'; error: Error }
  | { kind: 'ask'; link: MailedLink; step: 'choices' | 'number' | 'removal' }
  | { kind: 'ended'; link: MailedLink; ending: Ending };

export function isMailed(link: LinkAnswer): link is MailedLink {
  return link.purpose !== 'google';
}

/** What a refusal that is not the link's end asks for: another look at it, because something has changed meanwhile. */
export function asksAnew(code: string): boolean {
  return code === 'choice_required' || code === 'sign_in_required' || code === 'signed_in_as_another';
}
