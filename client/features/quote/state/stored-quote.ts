import * as z from 'zod';
import { recommendationSchema } from '../../../../shared/matching/recommendation.ts';
import { listOptions, questions, type SlotId, slotIds } from '../../../../shared/quote/questions.ts';
import { userDataSchema } from '../../../../shared/quote/user-data.ts';
import { personNameSchema } from '../../../../shared/validation/person-schemas.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import { mergeQuotes, type Quote, type Stamped } from './quote.ts';
import { quoteStorage } from './quote-storage.ts';

const stamp = z.number().min(0);
const stampedText = z.object({ value: z.string().max(500), at: stamp });

const storedSchema = z.object({
  quote: z.object({
    startedAt: stamp,
    values: z.record(z.string(), z.unknown()),
    position: stampedText.optional().catch(undefined),
    result: z
      .object({
        value: z.object({ userData: userDataSchema, recommendation: recommendationSchema }),
        at: stamp,
      })
      .optional()
      .catch(undefined),
    interest: z
      .object({ value: z.object({ slug: z.string().max(64), name: z.string().max(120) }), at: stamp })
      .optional()
      .catch(undefined),
    scope: z
      .object({ value: z.enum(['all', 'deciding']), at: stamp })
      .optional()
      .catch(undefined),
  }),
});

const optionsById = new Map<string, readonly string[]>(
  questions.map((question) => [question.id, listOptions(question)]),
);

const storedQuote = createStoredValue({ ...quoteStorage, schema: parseQuote });

/** Returns the quote stored in this browser. Undefined if there is none, or if it is invalid or older than 30 days. */
export function loadQuote(now: number): Quote | undefined {
  return storedQuote.read(now)?.quote;
}

/** Returns the name in the quote, unless an older version stored one that isn't accepted anymore. */
export function loadQuotedName(now: number): string | undefined {
  return personNameSchema.safeParse(loadQuote(now)?.values.name?.value).data;
}

/**
 * Merges this tab's quote into storage without undoing a later change from another tab. Writes only if that changes
 * something, so that tabs don't notify each other forever. Returns whether the quote is stored.
 */
export function saveQuote(quote: Quote, now: number): boolean {
  const stored = loadQuote(now);
  const merged = stored ? mergeQuotes(stored, quote) : quote;
  if (stored && JSON.stringify(mergeQuotes(stored, stored)) === JSON.stringify(mergeQuotes(merged, merged))) {
    return true;
  }
  return storedQuote.write({ quote: merged }, now);
}

/** A value that is invalid, or no longer one of its question's options, counts as missing. */
function keepKnownValues(stored: Record<string, unknown>): Quote['values'] {
  const values: Partial<Record<SlotId, Stamped<string>>> = {};
  for (const id of slotIds) {
    const value = stampedText.safeParse(stored[id]).data;
    const isKnown = value?.value === '' || (optionsById.get(id)?.includes(value?.value ?? '') ?? true);
    if (value && isKnown) values[id] = value;
  }
  return values;
}

function parseQuote(stored: unknown): { quote: Quote } | undefined {
  const quote = storedSchema.safeParse(stored).data?.quote;
  return quote && { quote: { ...quote, values: keepKnownValues(quote.values) } };
}
