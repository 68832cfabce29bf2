import type { PricePerson } from '../../shared/prices/find-prices.ts';
import { storedResultTime } from '../features/quote/state/quote-storage.ts';

/** Returns what the finished quote in this browser says about the price. Only people who have one load what reads it. */
export async function loadPricePerson(): Promise<PricePerson | undefined> {
  if (storedResultTime.read(Date.now()) === undefined) return undefined;
  const [{ loadQuote }, { toPricePerson }] = await Promise.all([
    import('../features/quote/state/stored-quote.ts'),
    import('../../shared/prices/to-price-person.ts'),
  ]);
  const result = loadQuote(Date.now())?.result;
  return result && toPricePerson(result.value.userData);
}
