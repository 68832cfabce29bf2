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

export const nameSpeech: QuestionSpeech = {
  names: `
    name/names/surname, first/last/full/legal name, spell/spelled/spelling/misspelled, with a/an c/k/s/y/z/i/e,
    typed? it wrong`,
  topic: `
    name/name's/named/called, my name is, name is, call me, full/first/last/legal name is?, you can call me,
    i go by, they call me, people call me`,
};
