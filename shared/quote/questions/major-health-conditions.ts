import type { Question, QuestionSpeech, ValueOf } from '../question.ts';

export const majorHealthConditions = {
  id: 'majorHealthConditions',
  kind: 'yes-no',
  label: 'Have you been diagnosed with a major health condition?',
  shortLabel: 'Major health conditions',
  why: 'carriers often ask about past diagnoses when you apply. It doesn’t change your match.',
  advice: 'Answer Yes or No.',
  options: [{ value: 'Yes', hint: 'Such as heart disease, cancer, stroke, or diabetes' }, { value: 'No' }],
  required: false,
  group: 'health-lifestyle',
  example: 'No',
  revealingStarts: [
    'condition',
    'diagnos',
    'disease',
    'illness',
    'symptom',
    'diabet',
    'asthma',
    'cholesterol',
    'bloodpressure',
    'pregnan',
  ],
} as const satisfies Question;

export const majorHealthConditionsSpeech = {
  names: ['major? health conditions/condition', 'conditions/diagnosis'],
  options: {
    Yes: {
      free: [
        'i have diabetes/cancer',
        'i had a? stroke/cancer',
        'i have heart disease',
        'diagnosed with diabetes/cancer',
      ],
      asked: ['diabetes/cancer/stroke', 'heart disease/attack'],
    },
    No: {
      free: ['no major? health? conditions', 'never diagnosed with anything'],
      asked: ['nothing major/serious', 'none that i know of'],
    },
  },
} as const satisfies QuestionSpeech<ValueOf<typeof majorHealthConditions>>;
