import type { Question, QuestionSpeech, ValueOf } from '../question.ts';

export const noMedicalExam = {
  id: 'noMedicalExam',
  kind: 'yes-no',
  label: 'Would you like to skip the medical exam?',
  shortLabel: 'Skip the medical exam',
  why: 'not every policy needs an exam, and your answer decides which carriers fit you.',
  advice: 'Answer Yes or No.',
  options: [
    { value: 'Yes', hint: 'Match me with a no-exam option', rule: true },
    { value: 'No', hint: 'I’m willing to take an exam', rule: false },
  ],
  required: true,
  group: 'policy-preferences',
  example: 'No',
} as const satisfies Question;

export const noMedicalExamSpeech = {
  names: ['medical? exam/checkup'],
  options: {
    Yes: {
      free: [
        'no medical/physical? exam',
        'without a/an/the? medical? exam',
        'skip the medical? exam',
        "i? don't want a/an? medical? exam",
      ],
      asked: ['skip it', 'no needles/doctors', 'prefer not'],
    },
    No: {
      free: [
        "i? don't mind a/an/the medical? exam",
        'happy/willing to take a/an/the medical? exam',
        'exam is fine/ok/okay',
      ],
      asked: ["i? don't mind", 'no problem', "i'll take it"],
    },
  },
} as const satisfies QuestionSpeech<ValueOf<typeof noMedicalExam>>;
