import type { ProfileQuote } from '../../../../shared/api/profile.ts';
import { builtInRules } from '../result/matching-rules.ts';
import { requestRecommendation } from '../result/request-recommendation.ts';
import {
  createQuote,
  hasSameAnswers,
  isResultCurrent,
  type Quote,
  takeUserData,
  toUserData,
} from './quote.ts';
import { loadQuote, saveQuote } from './stored-quote.ts';

/** `conflict` means that this browser has another, newer quote. `not-kept` means that it can't store anything. */
export type RestoreOutcome = 'restored' | 'conflict' | 'not-kept';

type SavedQuote = Pick<ProfileQuote, 'userData' | 'quotedAt'>;

/**
 * Loads the account's quote into this browser, so that the quote flow opens on its summary. If a different quote in
 * this browser was changed after the saved one was created, it is only replaced with `isReplacing`.
 */
export async function restoreQuote(saved: SavedQuote, isReplacing = false): Promise<RestoreOutcome> {
  const local = loadQuote(Date.now());
  const isSame = local !== undefined && hasAnswersOf(local, saved);
  if (local && !isSame && !isReplacing && isNewer(local, saved)) return 'conflict';
  // Started now, so that it also wins in other tabs. Its answers keep their times.
  const quote = isSame
    ? local
    : takeUserData(createQuote(Date.now()), saved.userData, Date.parse(saved.quotedAt));
  const restored = isResultCurrent(quote) ? quote : await addResult(quote, saved);
  const now = Date.now();
  const position = { value: 'summary', at: now };
  return saveQuote({ ...restored, position }, now) ? 'restored' : 'not-kept';
}

/** Clears this browser's quote if it has a match. An unfinished one stays, so that no answer is lost. */
export function startNewQuote(): void {
  const now = Date.now();
  if (loadQuote(now)?.result) saveQuote(createQuote(now), now);
}

function hasAnswersOf(quote: Quote, { userData }: SavedQuote): boolean {
  const answers = toUserData(quote);
  return answers !== undefined && hasSameAnswers(answers, userData);
}

function isNewer({ values }: Quote, { quotedAt }: SavedQuote): boolean {
  const quoted = Date.parse(quotedAt);
  return Object.values(values).some(({ at, value }) => at > quoted && value !== '');
}

/** Has the saved quote's time, because it isn't newer than that. */
async function addResult(quote: Quote, { userData, quotedAt }: SavedQuote): Promise<Quote> {
  const { recommendation } = await requestRecommendation(userData, builtInRules);
  return { ...quote, result: { value: { userData, recommendation }, at: Date.parse(quotedAt) } };
}
