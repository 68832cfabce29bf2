import { locale } from './locale.ts';
import { formatDollars, formatNumber } from './numbers.ts';
import { createNumberFormat } from './when-needed.ts';

const shortDollars = createNumberFormat({
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  notation: 'compact',
});

/** `20–60`. */
export function formatRange(min: number, max: number): string {
  return `${formatNumber(min)}–${formatNumber(max)}`;
}

/** `$24 to $27`, or `$24` if both ends are the same. */
export function spellDollarRange(min: number, max: number): string {
  return min === max ? formatDollars(min) : `${formatDollars(min)} to ${formatDollars(max)}`;
}

/**
 * Formats a range of US dollars, long as `$100,000 – $8,000,000` or short as `$100K – $8M`. Both ends have a sign and a
 * unit.
 */
export function formatDollarRange(min: number, max: number, length: 'long' | 'short'): string {
  const format = length === 'long' ? formatDollars : shortDollars().format;
  return `${format(min)} – ${format(max)}`;
}

/** Formats a range of times: `24–48 hours` or, without `min`, `24 hours`. */
export function formatTimeRange(min: number | undefined, max: number, unit: 'hour' | 'day' | 'week'): string {
  const times = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return min === undefined ? times.format(max) : times.formatRange(min, max);
}
