import { questions } from '../../../../shared/quote/questions.ts';
import type { Collected } from '../../../../shared/quote/summary.ts';
import { createQuote, getValue, getValues, type Quote, setValue, type ValueId, valueIds } from './quote.ts';
import { formatScreen, summaryScreen } from './quote-screen.ts';
import { loadQuote, saveQuote } from './stored-quote.ts';

/** The quote form's interface to the rest of the site. */
export const quoteForm = {
  /** Returns the form's answers if the quote is unfinished. */
  readAnswers(now = Date.now()): Partial<Record<ValueId, string>> {
    const quote = loadQuote(now);
    return quote && !quote.result ? getValues(quote) : {};
  },
  /** Fills the form with answers that were given elsewhere. It then opens on the first unanswered question. */
  fill(collected: Collected, now = Date.now()): void {
    const before = loadQuote(now) ?? createQuote(0);
    const filled = valueIds.reduce((quote, id) => {
      const value = collected.values[id];
      return value === undefined ? quote : setValue(quote, id, String(value), now);
    }, before);
    saveQuote({ ...filled, position: { value: findPosition(filled, collected), at: now } }, now);
  },
};

/** The flow itself goes back to required answers that are missing. */
function findPosition(quote: Quote, { skipped }: Collected): string {
  const isAsked = (required: boolean) => required || quote.scope?.value !== 'deciding';
  const open = questions.find(
    ({ id, required }) => getValue(quote, id) === '' && !skipped.includes(id) && isAsked(required),
  );
  return quote.result || !open ? formatScreen(summaryScreen) : open.id;
}
