import { locale } from './locale.ts';
import { whenNeeded } from './when-needed.ts';

const numbers = whenNeeded(() => new Intl.NumberFormat(locale));
const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
const wholeDollars = whenNeeded(() => new Intl.NumberFormat(locale, dollars));
const shortDollars = whenNeeded(() => new Intl.NumberFormat(locale, { ...dollars, notation: 'compact' }));

/** `20–60`. */
export function formatRange(min: number, max: number): string {
  return numbers().formatRange(min, max);
}

/**
 * Formats a range of US dollars, long as `$100,000 – $8,000,000` or short as `$100K – $8M`. Both ends have a sign and a
 * unit.
 */
export function formatDollarRange(min: number, max: number, length: 'long' | 'short'): string {
  const { format } = length === 'long' ? wholeDollars() : shortDollars();
  return `${format(min)} – ${format(max)}`;
}

/** Formats a range of times: `24–48 hours` or, without `min`, `24 hours`. */
export function formatTimeRange(min: number | undefined, max: number, unit: 'hour' | 'day' | 'week'): string {
  const times = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return min === undefined ? times.format(max) : times.formatRange(min, max);
}
