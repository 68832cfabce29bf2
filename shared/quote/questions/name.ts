import type { Question, QuestionSpeech } from '../question.ts';

export const name = {
  id: 'name',
  kind: 'name',
  label: 'What name should I put on your quote?',
  shortLabel: 'Name',
  why: 'your name only appears on your quote.',
  advice: 'Enter your name.',
  options: [],
  required: true,
  group: 'basic-information',
  example: 'Maya Ellison',
} as const satisfies Question;

export const nameSpeech = {
  names: ['full/first/last? name'],
  frames: ["my name is/it's _", "my name's _", 'call me _', 'i go by _', "i'm called _"],
  options: {},
} as const satisfies QuestionSpeech<never>;
