import type { Question, QuestionSpeech, ValueOf } from '../question.ts';

export const policyType = {
  id: 'policyType',
  kind: 'choice',
  label: 'What type of policy are you looking for?',
  shortLabel: 'Policy type',
  why: 'not every carrier offers every type, so this decides which carriers fit you.',
  advice: 'Choose the type of policy you are looking for.',
  options: [
    {
      value: 'Term Life Insurance',
      hint: 'Covers you for a set number of years, often at a lower price',
      rule: 'term',
    },
    { value: 'Whole Life Insurance', hint: 'Covers you for life and builds cash value', rule: 'whole' },
    { value: "I'm not sure", hint: 'You can decide later, with the carrier', rule: 'not_sure' },
  ],
  required: true,
  group: 'policy-preferences',
  example: 'Term Life Insurance',
} as const satisfies Question;

export const policyTypeSpeech = {
  names: ['policy type', 'type/kind of policy', 'term or whole'],
  options: {
    'Term Life Insurance': {
      free: ['term life insurance?', 'term insurance/policy/coverage/plan', 'level term'],
      asked: ['term', 'temporary', 'for a set time'],
    },
    'Whole Life Insurance': {
      free: ['whole life insurance?', 'whole insurance/policy', 'permanent life insurance?'],
      asked: ['whole', 'permanent', 'cash value', 'for life'],
    },
    "I'm not sure": {
      free: ['not sure which type/policy', "term or whole i don't know"],
      asked: ['not sure', 'unsure', "i? don't know", 'no idea', "haven't decided", 'help me choose'],
    },
  },
} as const satisfies QuestionSpeech<ValueOf<typeof policyType>>;
