import { questions } from '../../../../shared/quote/questions.ts';
import type { Answers } from '../../../../shared/quote/quote-state.ts';
import type { Collected } from '../../../../shared/quote/summary.ts';
import {
  applyAnswers,
  createQuote,
  getValue,
  type Quote,
  readAnswers,
  takeAnswers,
  type Values,
} from './quote.ts';
import type { Screen } from './quote-screen.ts';
import { loadQuote, saveQuote } from './stored-quote.ts';

/** The quote form's interface to the rest of the site. */
export const quoteForm = {
  /** Returns what the form has if the quote is unfinished. */
  readAnswers(now = Date.now()): Answers<Values> {
    const quote = loadQuote(now);
    return readAnswers(quote && !quote.result ? quote : createQuote(0));
  },
  /** Fills the form with answers that were given elsewhere. It then opens on the first open question. */
  fill({ values, skipped }: Collected, now = Date.now()): void {
    const before = loadQuote(now) ?? createQuote(0);
    const taken = takeAnswers(before, values, now);
    const slots = skipped.filter((id) => getValue(taken, id) === '');
    const filled = applyAnswers(taken, { kind: 'skip', slots }, now);
    saveQuote({ ...filled, position: { value: findPosition(filled), at: now } }, now);
  },
};

/** The flow itself goes back to required answers that are missing. */
function findPosition(quote: Quote): Screen {
  const { values, skipped } = readAnswers(quote);
  const isAsked = (required: boolean) => required || quote.scope?.value !== 'deciding';
  const open = questions.find(
    ({ id, required }) => values[id] === undefined && !skipped.includes(id) && isAsked(required),
  );
  return quote.result || !open ? 'summary' : open.id;
}
