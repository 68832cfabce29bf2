import { createNumberFormat } from './when-needed.ts';

const numbers = createNumberFormat();

/** `12,000`. Writes whole numbers as `Intl` does, whose first use takes a slow phone 200 ms. */
export function formatNumber(number: number): string {
  return Number.isSafeInteger(number)
    ? String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
    : numbers().format(number);
}

/** Formats US dollars without decimals: `$1,050,000`. */
export function formatDollars(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${formatNumber(Math.round(Math.abs(amount)))}`;
}

const money = createNumberFormat({ style: 'currency', currency: 'USD' });

/** Formats cents as US dollars: `$1,204.50`. */
export function formatCents(cents: number): string {
  return money().format(cents / 100);
}

const megabytes = createNumberFormat({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
const gigabytes = createNumberFormat({ style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 });

/** Formats bytes in the most readable unit: `12.3 MB`, `74.6 GB`. */
export function formatBytes(bytes: number): string {
  return bytes < 1e9 ? megabytes().format(bytes / 1e6) : gigabytes().format(bytes / 1e9);
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Spells numbers up to ten, as running text does: `six`, `12`. */
export function spellNumber(number: number): string {
  return words[number] ?? formatNumber(number);
}
