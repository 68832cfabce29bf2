const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** US dollars without decimals: `$1,050,000`. */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}
