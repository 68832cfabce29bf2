import { formatDollars } from '../../../shared/format/numbers.ts';
import type { PriceRange } from '../../../shared/prices/find-prices.ts';

const kinds = {
  term: (years: number) => `${years}-year term life without tobacco`,
  tobacco: (years: number) => `${years}-year term life with tobacco`,
  whole: () => 'Whole life without tobacco',
};

export const messages = {
  chart: ({ table, amount, years = 0 }: PriceRange) =>
    `${kinds[table](years)}, ${formatDollars(amount)}: dollars a month by age`,
  here: 'You are here',
  explorer: {
    title: 'What people like you paid',
    age: 'Your age',
    amount: 'Coverage',
    tobacco: 'Tobacco or nicotine',
    policyType: 'Type of policy',
    uses: { no: 'No', yes: 'Yes' },
    types: { term: 'Term life', whole: 'Whole life', not_sure: 'I’m not sure' },
  },
} as const;
