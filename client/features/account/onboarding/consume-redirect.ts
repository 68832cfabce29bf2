import { paths } from '../../../app/paths.ts';
import { takeNext } from '../session/next-path.ts';

/** The page that somebody wanted before they came to the onboarding, once; the dashboard when there is none. */
export function consumeRedirect(): string {
  const path = takeNext(paths.dashboard);
  return path.startsWith(paths.onboarding) || path.startsWith(paths.signIn) ? paths.dashboard : path;
}
