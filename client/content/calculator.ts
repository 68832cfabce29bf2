import { brand } from '../../shared/site/brand.data.ts';

export const calculatorPage = {
  title: 'Insurance Calculator',
  lead: 'How much life insurance would your family need? Enter seven numbers, most of which you already know, and get a starting point with all the math behind it.',
  nextTitle: 'The amount is half of it. The carrier is the other half.',
  nextText: (articlePath: string) =>
    `One carrier may offer the amount you need while another doesn’t, and prices vary, too. Answer a few questions to see which one fits you, and why. Prefer to read first? Here’s [how to think about the amount](${articlePath}).`,
  findMatch: 'Find My Best Match',
  description:
    'Figure out how much life insurance your family may need, step by step: income, debts, education, and savings. Free, and it all stays in your browser.',
  appName: `${brand.name} Insurance Calculator`,
  appDescription: 'Estimates how much life insurance coverage a family may need.',
  requirements: 'Requires JavaScript',
} as const;
