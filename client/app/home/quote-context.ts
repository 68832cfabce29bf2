import { answersHint } from '../../content/answers.ts';
import { answersAfterMatch } from '../../content/answers-after-match.data.ts';
import { coverageGuidance } from '../../content/claims.ts';
import { getSessionId } from '../../features/analytics/session-id.ts';

/** What the quote flow needs from the rest of the site, loaded along with it. */
export function getQuoteContext() {
  return {
    sessionId: getSessionId(),
    facts: { ...coverageGuidance, answers: answersAfterMatch || answersHint },
  };
}
