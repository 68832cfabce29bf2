import { coverageGuidance } from '../../content/claims.ts';
import { getSessionId } from '../../features/analytics/session-id.ts';

/** What the quote flow needs from the rest of the site, loaded along with it. */
export function getQuoteContext() {
  return { sessionId: getSessionId(), facts: coverageGuidance };
}
