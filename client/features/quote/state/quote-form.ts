import { questions } from '../../../../shared/quote/questions.ts';
import type { Collected } from '../../../../shared/quote/summary.ts';
import { createQuote, type Quote, readValue, readValues, setValue, type ValueId, valueIds } from './quote.ts';
import { formatScreen, summaryScreen } from './quote-screen.ts';
import { readQuote, saveQuote } from './stored-quote.ts';

/** The form as the rest of the site sees it. */
export const quoteForm = {
  /** What the form holds of a quote that isn't finished. */
  readAnswers(now = Date.now()): Partial<Record<ValueId, string>> {
    const quote = readQuote(now);
    return quote && !quote.result ? readValues(quote) : {};
  },
  /** Puts answers that were given elsewhere into the form, which then opens on the first question without one. */
  fill(collected: Collected, now = Date.now()): void {
    const before = readQuote(now) ?? createQuote(0);
    const filled = valueIds.reduce((quote, id) => {
      const value = collected.values[id];
      return value === undefined ? quote : setValue(quote, id, String(value), now);
    }, before);
    saveQuote({ ...filled, position: { value: findPosition(filled, collected), at: now } }, now);
  },
};

/** The flow itself goes back to what is required and missing. */
function findPosition(quote: Quote, { skipped }: Collected): string {
  const isAsked = (required: boolean) => required || quote.scope?.value !== 'deciding';
  const open = questions.find(
    ({ id, required }) => readValue(quote, id) === '' && !skipped.includes(id) && isAsked(required),
  );
  return quote.result || !open ? formatScreen(summaryScreen) : open.id;
}
