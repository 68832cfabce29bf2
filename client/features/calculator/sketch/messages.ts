const fields = {
  annualIncome: 'Yearly income',
  yearsToReplace: 'Years your family would need it',
  debts: 'Mortgage and other debts',
  existingSavings: 'Savings and other coverage',
} as const;

export const sketchMessages = {
  title: 'Try it: move the sliders',
  fields,
  years: (count: number) => `${count} years`,
  recommended: 'Coverage to look for, rounded up',
  leftToCover: 'Left to cover',
  note: 'A rough estimate, not financial advice.',
  calculator: 'Add children and college in the calculator',
} as const;
