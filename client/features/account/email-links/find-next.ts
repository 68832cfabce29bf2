import type { LinkSignedInAnswer } from '../../../../shared/api/auth-links.ts';
import { sanitizeNext } from '../../../../shared/validation/next-path.ts';
import { paths } from '../../../app/paths.ts';
import { takeNext } from '../session/next-path.ts';

/**
 * Where a person continues after an exchange. A second factor comes first, on the sign-in page. The path goes along in the
 * address: what is remembered for the whole browser may meanwhile be another tab's.
 */
export function findNext({ next, purpose, nextStep }: LinkSignedInAnswer): string {
  const usual = purpose === 'google' ? paths.dashboard : paths.onboarding;
  const path = sanitizeNext(next, takeNext(usual));
  const isAskedThere = path.startsWith(paths.signIn);
  return nextStep === 'mfa' && !isAskedThere ? `${paths.signIn}?next=${encodeURIComponent(path)}` : path;
}

/** Where a link leads whose answer was lost on its way, once it is known that this browser is signed in. */
export function findNextAfterLoss(purpose: LinkSignedInAnswer['purpose']): string {
  return purpose === 'recovery' ? `${paths.signIn}?mode=reset` : paths.dashboard;
}
