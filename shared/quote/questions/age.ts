import type { Question, QuestionSpeech } from '../question.ts';

export const age = {
  id: 'age',
  kind: 'number',
  label: 'How old are you?',
  shortLabel: 'Age',
  why: 'each carrier has its own age limits.',
  advice: 'Enter your age as a whole number from 18 to 80.',
  options: [],
  range: { min: 18, max: 80 },
  required: true,
  group: 'basic-information',
  example: 30,
} as const satisfies Question;

export const ageSpeech = {
  names: ['age'],
  frames: [
    '_ years/yrs? old',
    '_ years/yrs of age',
    'age/aged _',
    'my age is _',
    "i'm _",
    'i just? turned _',
    '_ yo',
  ],
  options: {},
} as const satisfies QuestionSpeech<never>;
