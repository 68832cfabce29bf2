import type { Question, QuestionSpeech, ValueOf } from '../question.ts';

export const familyHistory = {
  id: 'familyHistory',
  kind: 'yes-no',
  label: 'Is there serious illness in your family history?',
  shortLabel: 'Family history',
  why: 'carriers often ask about parents and siblings when they set a price. It doesn’t change your match.',
  advice: 'Answer Yes or No.',
  options: [
    { value: 'Yes', hint: 'A parent, brother, or sister with heart disease, stroke, or cancer' },
    { value: 'No' },
  ],
  required: false,
  group: 'risk-factors',
  example: 'No',
  revealingStarts: ['familyhistory'],
} as const satisfies Question;

export const familyHistorySpeech = {
  names: ['family history', 'family illness'],
  options: {
    Yes: {
      free: ['my? mom/dad/mother/father had cancer', 'it runs in the family'],
      asked: ['mom/dad/mother/father/brother/sister did', 'cancer/stroke'],
    },
    No: {
      free: ['no family history', 'no illness in the? family'],
      asked: ['everyone is healthy', 'none that i know of'],
    },
  },
} as const satisfies QuestionSpeech<ValueOf<typeof familyHistory>>;
