import type { LinkChoice, LinkResponse } from '../../../../shared/api/auth-links.ts';

export type EmailedPurpose = Exclude<LinkResponse['purpose'], 'google'>;
/** What the callback page knows about an emailed link. */
export type EmailedLink = LinkResponse & { purpose: EmailedPurpose };

/** What pressing a button asks for: a choice, or the single action of the browser that requested the link. */
export type LinkAction = { choice?: LinkChoice; number?: string };

/** The possible results of a link that doesn't lead to another page. */
export type Ending = 'elsewhere' | 'removed' | 'voided' | 'wrong-number';

export type LinkView =
  /** The link is being checked, or the Google sign-in is being completed. */
  | { kind: 'opening' }
  | { kind: 'unreachable'; error: Error }
  /** Google isn't enough for this address, so its mailbox got a link. `message` says so. */
  | { kind: 'proof'; message: string }
  | { kind: 'ask'; link: EmailedLink; step: 'choices' | 'number' | 'removal' }
  | { kind: 'ended'; link: EmailedLink; ending: Ending };

export function isEmailed(link: LinkResponse): link is EmailedLink {
  return link.purpose !== 'google';
}

/** Whether to check the link again after this error, because something has changed in the meantime. */
export function needsRecheck(code: string): boolean {
  return code === 'choice_required' || code === 'sign_in_required' || code === 'signed_in_as_another';
}
