import { describe, expect, test } from 'vitest';
import { type CalculatorForm, emptyCalculatorForm, parseCalculatorForm } from './calculator-form.ts';
import { computeCoverage } from './coverage.ts';

type Case = [
  about: string,
  form: Partial<CalculatorForm>,
  /** Income replacement, debt coverage, future needs, and savings, calculated by hand. */
  parts: [income: number, debt: number, future: number, savings: number],
  sum: number,
  recommended: number,
];

/** Every number on the right is calculated by hand. */
const cases: Case[] = [
  // A typical household.
  [
    'a couple with a house and two children',
    {
      annualIncome: '85000',
      totalDebt: '18000',
      mortgageBalance: '240000',
      dependents: '2',
      education: '120000',
      existingSavings: '43000',
    },
    [850_000, 258_000, 170_000, 43_000],
    1_235_000,
    1_250_000,
  ],
  [
    'a single renter',
    { annualIncome: '48000', totalDebt: '22000' },
    [480_000, 22_000, 0, 0],
    502_000,
    550_000,
  ],
  [
    'a parent at home',
    { annualIncome: '0', dependents: '3', education: '150000', mortgageBalance: '310000' },
    [0, 310_000, 225_000, 0],
    535_000,
    550_000,
  ],
  [
    'a high earner for 25 years',
    { annualIncome: '400000', yearsToReplace: '25' },
    [10_000_000, 0, 0, 0],
    10_000_000,
    5_000_000,
  ],
  [
    'someone near retirement',
    { annualIncome: '90000', yearsToReplace: '5', mortgageBalance: '35000', existingSavings: '420000' },
    [450_000, 35_000, 0, 420_000],
    65_000,
    100_000,
  ],
  // Years: five options, 10 by default.
  ['5 years', { annualIncome: '60000', yearsToReplace: '5' }, [300_000, 0, 0, 0], 300_000, 300_000],
  ['10 years', { annualIncome: '60000', yearsToReplace: '10' }, [600_000, 0, 0, 0], 600_000, 600_000],
  ['15 years', { annualIncome: '60000', yearsToReplace: '15' }, [900_000, 0, 0, 0], 900_000, 900_000],
  ['20 years', { annualIncome: '60000', yearsToReplace: '20' }, [1_200_000, 0, 0, 0], 1_200_000, 1_200_000],
  ['25 years', { annualIncome: '60000', yearsToReplace: '25' }, [1_500_000, 0, 0, 0], 1_500_000, 1_500_000],
  ['years untouched', { annualIncome: '70000' }, [700_000, 0, 0, 0], 700_000, 700_000],
  ['years empty', { annualIncome: '70000', yearsToReplace: '' }, [700_000, 0, 0, 0], 700_000, 700_000],
  [
    'years unreadable',
    { annualIncome: '70000', yearsToReplace: 'ten' },
    [700_000, 0, 0, 0],
    700_000,
    700_000,
  ],
  [
    'years not offered',
    { annualIncome: '70000', yearsToReplace: '12' },
    [700_000, 0, 0, 0],
    700_000,
    700_000,
  ],
  // Dependents: 25,000 each, and 4+ counts as 4.
  ['no dependents', { annualIncome: '50000', dependents: '0' }, [500_000, 0, 0, 0], 500_000, 500_000],
  ['1 dependent', { annualIncome: '50000', dependents: '1' }, [500_000, 0, 25_000, 0], 525_000, 550_000],
  ['2 dependents', { annualIncome: '50000', dependents: '2' }, [500_000, 0, 50_000, 0], 550_000, 550_000],
  ['3 dependents', { annualIncome: '50000', dependents: '3' }, [500_000, 0, 75_000, 0], 575_000, 600_000],
  ['4 or more', { annualIncome: '50000', dependents: '4+' }, [500_000, 0, 100_000, 0], 600_000, 600_000],
  ['dependents empty', { annualIncome: '50000', dependents: '' }, [500_000, 0, 0, 0], 500_000, 500_000],
  [
    'dependents unreadable',
    { annualIncome: '50000', dependents: 'two' },
    [500_000, 0, 0, 0],
    500_000,
    500_000,
  ],
  // Rounded up to the next 50,000. Multiples stay the same.
  ['a dollar over a multiple', { totalDebt: '200001' }, [0, 200_001, 0, 0], 200_001, 250_000],
  ['a multiple', { totalDebt: '200000' }, [0, 200_000, 0, 0], 200_000, 200_000],
  ['a dollar under a multiple', { totalDebt: '199999' }, [0, 199_999, 0, 0], 199_999, 200_000],
  ['a dollar over 150,000', { totalDebt: '150001' }, [0, 150_001, 0, 0], 150_001, 200_000],
  // At least 100,000.
  ['nothing at all', {}, [0, 0, 0, 0], 0, 100_000],
  ['an income of 0', { annualIncome: '0' }, [0, 0, 0, 0], 0, 100_000],
  ['a dollar', { totalDebt: '1' }, [0, 1, 0, 0], 1, 100_000],
  ['50,000', { totalDebt: '50000' }, [0, 50_000, 0, 0], 50_000, 100_000],
  ['50,001', { totalDebt: '50001' }, [0, 50_001, 0, 0], 50_001, 100_000],
  ['99,999', { totalDebt: '99999' }, [0, 99_999, 0, 0], 99_999, 100_000],
  ['100,000', { totalDebt: '100000' }, [0, 100_000, 0, 0], 100_000, 100_000],
  ['100,001', { totalDebt: '100001' }, [0, 100_001, 0, 0], 100_001, 150_000],
  // At most 5,000,000.
  ['4,950,000', { mortgageBalance: '4950000' }, [0, 4_950_000, 0, 0], 4_950_000, 4_950_000],
  ['4,950,001', { mortgageBalance: '4950001' }, [0, 4_950_001, 0, 0], 4_950_001, 5_000_000],
  ['5,000,000', { mortgageBalance: '5000000' }, [0, 5_000_000, 0, 0], 5_000_000, 5_000_000],
  ['5,000,001', { mortgageBalance: '5000001' }, [0, 5_000_001, 0, 0], 5_000_001, 5_000_000],
  [
    'the largest of everything',
    {
      annualIncome: '999999999',
      totalDebt: '999999999',
      mortgageBalance: '999999999',
      education: '999999999',
      dependents: '4+',
      yearsToReplace: '25',
    },
    [24_999_999_975, 1_999_999_998, 1_000_099_999, 0],
    28_000_099_972,
    5_000_000,
  ],
  // Savings are subtracted, and can be greater than the need.
  [
    'savings down to a multiple',
    { annualIncome: '60000', existingSavings: '100000' },
    [600_000, 0, 0, 100_000],
    500_000,
    500_000,
  ],
  [
    'savings a dollar short of a multiple',
    { annualIncome: '60000', existingSavings: '99999' },
    [600_000, 0, 0, 99_999],
    500_001,
    550_000,
  ],
  [
    'savings equal to the need',
    { annualIncome: '60000', existingSavings: '600000' },
    [600_000, 0, 0, 600_000],
    0,
    100_000,
  ],
  [
    'savings above the need',
    { annualIncome: '60000', existingSavings: '2000000' },
    [600_000, 0, 0, 2_000_000],
    -1_400_000,
    100_000,
  ],
  ['savings alone', { existingSavings: '75000' }, [0, 0, 0, 75_000], -75_000, 100_000],
  // Each field changes only its own part.
  ['debt alone', { totalDebt: '120000' }, [0, 120_000, 0, 0], 120_000, 150_000],
  ['mortgage alone', { mortgageBalance: '260000' }, [0, 260_000, 0, 0], 260_000, 300_000],
  ['education alone', { education: '130000' }, [0, 0, 130_000, 0], 130_000, 150_000],
  ['dependents alone', { dependents: '4+' }, [0, 0, 100_000, 0], 100_000, 100_000],
  // Unreadable text counts as 0, cents are cut off, and the usual spellings are accepted.
  [
    'an unreadable income',
    { annualIncome: 'lots', totalDebt: '300000' },
    [0, 300_000, 0, 0],
    300_000,
    300_000,
  ],
  ['spaces', { annualIncome: '   ', education: ' 160 000 ' }, [0, 0, 160_000, 0], 160_000, 200_000],
  ['cents', { annualIncome: '50000.99' }, [500_000, 0, 0, 0], 500_000, 500_000],
  [
    'signs, commas and letters',
    { annualIncome: '$85,000', mortgageBalance: '240k', education: '.5m', totalDebt: '$18,000.49' },
    [850_000, 258_000, 500_000, 0],
    1_608_000,
    1_650_000,
  ],
  ['a negative debt', { annualIncome: '50000', totalDebt: '-20000' }, [500_000, 0, 0, 0], 500_000, 500_000],
];

describe('the recommended coverage', () => {
  test.each(cases)('%s', (_about, form, [income, debt, future, savings], sum, recommended) => {
    const result = computeCoverage(parseCalculatorForm({ ...emptyCalculatorForm, ...form }));
    expect(result.recommended).toBe(recommended);
    expect(result.sum).toBe(sum);
    expect(result.breakdown).toEqual(
      [
        { part: 'income', label: 'Income replacement', amount: income },
        { part: 'debt', label: 'Debt coverage', amount: debt },
        { part: 'future', label: 'Future needs', amount: future },
        { part: 'savings', label: 'Existing savings', amount: -savings },
      ].filter(({ amount }) => amount !== 0),
    );
  });

  test('does not depend on a spouse, and has none by default', () => {
    const input = parseCalculatorForm({ ...emptyCalculatorForm, annualIncome: '60000' });
    expect(input.spouse).toBe('no');
    expect(computeCoverage({ ...input, spouse: 'yes' })).toEqual(computeCoverage(input));
  });
});
