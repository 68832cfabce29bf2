import type { Question, QuestionSpeech, ValueOf } from '../question.ts';

export const priority = {
  id: 'priority',
  kind: 'choice',
  label: 'What matters most to you in a policy?',
  shortLabel: 'Top priority',
  why: 'carriers have different strengths, so this moves the ones that suit you up the list.',
  advice: 'Choose what matters most to you.',
  options: [
    { value: 'Lowest premium cost', rule: 'price' },
    { value: 'Flexible coverage options', rule: 'flexibility' },
    { value: 'Quick approval process', rule: 'speed' },
    { value: 'Comprehensive benefits', rule: 'comprehensive' },
  ],
  required: true,
  group: 'policy-preferences',
  example: 'Comprehensive benefits',
} as const satisfies Question;

export const prioritySpeech = {
  names: ['top? priority', 'what matters most?'],
  options: {
    'Lowest premium cost': {
      free: ['lowest price/cost/premium', 'cheapest policy/price/option'],
      asked: ['price/cost/cheap/cheapest/affordable', 'low cost/premium'],
    },
    'Flexible coverage options': { free: ['flexible coverage/policy'], asked: ['flexible/flexibility'] },
    'Quick approval process': { free: ['quick/fast approval'], asked: ['quick/fast/speed'] },
    'Comprehensive benefits': {
      free: ['comprehensive benefits/coverage'],
      asked: ['comprehensive/benefits', 'best coverage'],
    },
  },
} as const satisfies QuestionSpeech<ValueOf<typeof priority>>;
