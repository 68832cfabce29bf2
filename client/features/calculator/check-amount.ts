import { parseAmount } from '../../../shared/calculator/amount.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';

export type AmountCheck = { error?: string; note?: string };

/** What to say about an amount: an error stops the calculation, and a note says how the amount is counted. */
export function checkAmount(text: string): AmountCheck {
  switch (parseAmount(text).error) {
    case 'negative':
      return { error: 'Enter 0 or more, without a minus sign.' };
    case 'too-large':
      return { error: 'Enter an amount below $1 billion.' };
    case 'unreadable':
      return {
        note: 'We couldn’t read this as a dollar amount, so it counts as $0. Use digits, like 85,000.',
      };
    default:
      return {};
  }
}

/** Formats an amount with thousands separators, so that it's easy to check: `85k` becomes `85,000`. */
export function tidyAmount(text: string): string {
  const { dollars, error } = parseAmount(text);
  return error || text.trim() === '' ? text : formatNumber(dollars);
}
