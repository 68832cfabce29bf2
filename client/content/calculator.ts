import { brand } from '../../shared/brand.ts';

export const calculatorPage = {
  title: 'Insurance Calculator',
  lead: 'How much life insurance would your family need? Seven figures, most of which you know, give a starting point and every step of the sum.',
  nextTitle: 'The amount is half of it. The carrier is the other half.',
  nextText: (articlePath: string) =>
    `The same amount can suit one carrier and not another, and what you would pay may differ too. Answer a few questions, and see which one fits you, with the reasons. If you would rather read first, here is [how to think about the amount](${articlePath}).`,
  findMatch: 'Find My Best Match',
  description:
    'Work out how much life insurance your family may need: income to replace, debts, education and savings, added up step by step. Free, and nothing you enter leaves your browser.',
  appName: `${brand.name} Insurance Calculator`,
  appDescription: 'Estimates how much life insurance coverage a family may need.',
  requirements: 'Requires JavaScript',
} as const;
