import { brand } from '../../../shared/brand.ts';

/** Where the quote is kept in local storage. */
export const quoteKey = `${brand.slug}.quote`;

/** Days after which an untouched quote is dropped. */
export const keptDays = 30;
const keptMs = keptDays * 24 * 60 * 60 * 1000;

/** Both in epoch milliseconds; `savedAt` is the time of the last change. */
export function isExpired(savedAt: number, now: number): boolean {
  return now - savedAt > keptMs;
}
