import type { Question, QuestionSpeech } from '../question.ts';

export const coverageAmount = {
  id: 'coverageAmount',
  kind: 'list',
  label: 'How much coverage would you like?',
  shortLabel: 'Coverage amount',
  why: 'this is how much the people you name would receive. Each carrier has its own range.',
  advice: 'Choose a coverage amount from the list.',
  options: [
    { value: '$25,000', rule: 25_000 },
    { value: '$50,000', rule: 50_000 },
    { value: '$100,000', rule: 100_000 },
    { value: '$250,000', rule: 250_000 },
    { value: '$500,000', rule: 500_000 },
    { value: '$750,000', rule: 750_000 },
    { value: '$1,000,000', rule: 1_000_000 },
    { value: '$1,500,000', rule: 1_500_000 },
    { value: '$2,000,000+', rule: 2_000_000 },
  ],
  required: true,
  group: 'basic-information',
  example: '$500,000',
} as const satisfies Question;

/** Amounts are recognized as numbers. */
export const coverageAmountSpeech: QuestionSpeech = {
  names: `coverage/cover, coverage/amount, coverage amount, face amount`,
  frames: `
    # of/in coverage/cover, # coverage/policy/cover, coverage/amount of #, # of life? insurance,
    # life insurance`,
  topic: `
    coverage/cover/amount/policy/worth/insurance/life/total/death/benefit/quote, of coverage, at least, enough,
    would like, up to, even, somewhere, neighborhood, range, to cover`,
};
