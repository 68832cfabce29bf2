import type { Question, QuestionSpeech, ValueOf } from '../question.ts';

export const approvalPreference = {
  id: 'approvalPreference',
  kind: 'choice',
  label: 'How soon would you like a decision?',
  shortLabel: 'Approval timing',
  why: 'some carriers often decide faster than others, so this can change the order of your matches.',
  advice: 'Choose how soon you would like a decision.',
  options: [
    { value: 'Immediately (instant approval)', rule: true },
    { value: 'Within a week', rule: false },
    { value: 'Within a month', rule: false },
    { value: "I'm flexible on timing", rule: false },
  ],
  required: true,
  group: 'policy-preferences',
  example: 'Within a month',
} as const satisfies Question;

export const approvalPreferenceSpeech = {
  names: ['approval/decision timing?', 'how soon'],
  options: {
    'Immediately (instant approval)': {
      free: ['instant approval/decision', 'approved immediately/today'],
      asked: ['immediately/now/instantly/asap/today', 'right away'],
    },
    'Within a week': {
      free: ['approved/decision within a week'],
      asked: ['within a week', 'this week', 'a week'],
    },
    'Within a month': {
      free: ['approved/decision within a month'],
      asked: ['within a month', 'this month', 'a month'],
    },
    "I'm flexible on timing": {
      free: ['flexible on timing', 'no rush on the? decision'],
      asked: ['flexible', 'no rush/hurry', 'whenever'],
    },
  },
} as const satisfies QuestionSpeech<ValueOf<typeof approvalPreference>>;
