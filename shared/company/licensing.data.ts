import { usStates } from '../quote/us-states.ts';
import type { License } from './company.ts';

/** The license numbers that the licenses page shows. All of them are placeholders. */
const numbers: Readonly<Record<string, string>> = {
  Alabama: 'AL-0000000',
  Alaska: 'AK-0000000',
  Arizona: 'AZ-0000000',
  Arkansas: 'AR-0000000',
  California: 'CA-0000000',
};

/** The built-in company's licenses, by state from A to Z. BRAND_FILE replaces them when the server starts. */
export const licensing: { readonly licenses: readonly License[] } = {
  licenses: usStates.map((state) => (numbers[state] ? { state, number: numbers[state] } : { state })),
};
