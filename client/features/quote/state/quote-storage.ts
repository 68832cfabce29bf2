import { dayMs, draftDays } from '../../../../shared/lifetimes.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';

/** Where the quote is stored. */
export const quoteStorage = {
  area: 'local',
  key: `${brand.slug}.quote`,
  version: 1,
  maxAge: draftDays * dayMs,
} as const;

/**
 * The time of the stored quote's result, in epoch milliseconds. Every page may need it, so it doesn't use the schema
 * that checks a whole quote.
 */
export const storedResultTime = createStoredValue({
  ...quoteStorage,
  schema(stored): number | undefined {
    const quote = isRecord(stored) ? stored.quote : undefined;
    const result = isRecord(quote) ? quote.result : undefined;
    return isRecord(result) && typeof result.at === 'number' ? result.at : undefined;
  },
});
