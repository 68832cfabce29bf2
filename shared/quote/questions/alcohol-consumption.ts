import type { Question, QuestionSpeech, ValueOf } from '../question.ts';

export const alcoholConsumption = {
  id: 'alcoholConsumption',
  kind: 'choice',
  label: 'How often do you drink alcohol?',
  shortLabel: 'Alcohol',
  why: 'carriers often ask about this when they set a price. It doesn’t change your match.',
  advice: 'Choose how often you drink alcohol.',
  options: [
    { value: 'Never' },
    { value: 'Occasionally (1-2 drinks per week)' },
    { value: 'Moderately (3-7 drinks per week)' },
    { value: 'Frequently (8+ drinks per week)' },
  ],
  required: false,
  group: 'health-lifestyle',
  example: 'Never',
  revealingStarts: ['alcohol'],
} as const satisfies Question;

export const alcoholConsumptionSpeech = {
  names: ['alcohol/drinking'],
  options: {
    Never: {
      free: ["i? don't drink", 'i? never drink', 'no alcohol', "i'm sober"],
      asked: ['never', 'not at all'],
    },
    'Occasionally (1-2 drinks per week)': {
      free: ['i? drink occasionally', 'social drinker'],
      asked: ['occasionally/rarely/socially', 'once in a while', 'on weekends'],
    },
    'Moderately (3-7 drinks per week)': {
      free: ['i? drink moderately'],
      asked: ['moderately', 'a few a week'],
    },
    'Frequently (8+ drinks per week)': {
      free: ['i? drink every day', 'i? drink a lot'],
      asked: ['frequently/daily', 'every day/night'],
    },
  },
} as const satisfies QuestionSpeech<ValueOf<typeof alcoholConsumption>>;
