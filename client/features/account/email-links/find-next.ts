import type { LinkSignedInResponse } from '../../../../shared/api/auth-links.ts';
import { sanitizeNext } from '../../../../shared/validation/next-path.ts';
import { paths } from '../../../app/paths.ts';
import { consumeNext } from '../session/next-path.ts';

/**
 * Returns where a person continues after an exchange. A missing second factor comes first, on the sign-in page. The
 * path is part of the URL, because the path remembered in this browser may be another tab's by then.
 */
export function findNext({ next, purpose, nextStep }: LinkSignedInResponse): string {
  const usual = purpose === 'google' ? paths.dashboard : paths.onboarding;
  const path = sanitizeNext(next, consumeNext(usual));
  const isAskedThere = path.startsWith(paths.signIn);
  return nextStep === 'mfa' && !isAskedThere ? `${paths.signIn}?next=${encodeURIComponent(path)}` : path;
}

/** Returns where a link leads if its response was lost, once we know that this browser is signed in. */
export function findNextAfterLoss(purpose: LinkSignedInResponse['purpose']): string {
  return purpose === 'recovery' ? `${paths.signIn}?mode=reset` : paths.dashboard;
}
