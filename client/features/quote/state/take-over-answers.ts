import { recommend } from '../../../../shared/matching/recommend.ts';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import type { Tracker } from '../../../lib/tracker.ts';
import { builtInRules, fetchMatchingRules } from '../result/matching-rules.ts';
import { type Delivery, requestRecommendation } from '../result/request-recommendation.ts';
import { createQuote, fillQuote, type Result, type Stamped, valueIds } from './quote.ts';
import { formatScreen, summaryScreen } from './quote-screen.ts';
import { loadQuote, saveQuote } from './stored-quote.ts';

/**
 * How many milliseconds to wait for the operator's own carriers, which are needed only if the server computes no match.
 */
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
  const { recommendation, fallbackReason } = await match(userData);
  const result = { value: { userData, recommendation }, at };
  const isFirst = before === undefined || before.startedAt < at;
  const interest = loadQuote(Date.now())?.interest;
  const quote = { ...createQuote(at), ...(interest && { interest }) };
  const position = { value: formatScreen(summaryScreen), at };
  saveQuote({ ...fillQuote(quote, userData, at), position, result }, Date.now());
  if (isFirst) {
    tracker.trackFunnel('quote_delivered');
    tracker.trackEvent({ eventName: 'quote_received', elementClicked: recommendation.carrierId });
    if (fallbackReason) {
      tracker.trackEvent({ eventName: 'quote_matched_in_browser', elementValue: fallbackReason });
    }
  }
  return result;
}

/** As in the flow, uses the server's match or else runs the same rules here. */
async function match(userData: UserData): Promise<Delivery> {
  const asked = fetchMatchingRules(AbortSignal.timeout(patienceMs));
  const delivery = await requestRecommendation(userData, builtInRules);
  if (delivery.fallbackReason === undefined) return delivery;
  const { carriers, reading } = (await asked) ?? builtInRules;
  return { ...delivery, recommendation: recommend(userData, carriers, { reading }) };
}

function hasSameAnswers(one: UserData, other: UserData): boolean {
  return valueIds.every((id) => one[id] === other[id]);
}
