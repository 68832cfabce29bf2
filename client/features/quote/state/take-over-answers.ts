import type { UserData } from '../../../../shared/quote/user-data.ts';
import type { Tracker } from '../../../lib/tracker.ts';
import { builtInRules, fetchMatchingRules } from '../result/matching-rules.ts';
import { requestRecommendation } from '../result/request-recommendation.ts';
import { createQuote, hasSameAnswers, type Result, type Stamped, takeUserData } from './quote.ts';
import { loadQuote, saveQuote } from './stored-quote.ts';

/** How long to wait for the server's carriers, which are needed only if it computes no match. */
const patienceMs = 4000;

/**
 * Turns answers that were given elsewhere on the site at `at` (epoch milliseconds) into this browser's quote, with its
 * match, so that the quote flow opens on the summary. Calling it again changes nothing, and doesn't undo later changes
 * in the flow.
 */
export async function takeOverAnswers(
  userData: UserData,
  at: number,
  tracker: Tracker,
): Promise<Stamped<Result>> {
  const before = loadQuote(Date.now());
  const known = before?.result;
  if (known && hasSameAnswers(known.value.userData, userData)) return known;
  const rules = fetchMatchingRules(AbortSignal.timeout(patienceMs)).then(
    (fetched) => fetched ?? builtInRules,
  );
  const { recommendation, fallbackReason } = await requestRecommendation(userData, rules);
  const result = { value: { userData, recommendation }, at };
  const isFirst = before === undefined || before.startedAt < at;
  const interest = loadQuote(Date.now())?.interest;
  const quote = { ...createQuote(at), interest };
  const position = { value: 'summary', at };
  saveQuote({ ...takeUserData(quote, userData, at), position, result }, Date.now());
  if (isFirst) {
    tracker.trackFunnel('quote_delivered');
    tracker.trackEvent({ eventName: 'quote_received', elementClicked: recommendation.carrierId });
    if (fallbackReason) {
      tracker.trackEvent({ eventName: 'quote_matched_in_browser', elementValue: fallbackReason });
    }
  }
  return result;
}
