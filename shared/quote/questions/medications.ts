import type { Question, QuestionSpeech, ValueOf } from '../question.ts';

export const medications = {
  id: 'medications',
  kind: 'yes-no',
  label: 'Do you take any prescription medications?',
  shortLabel: 'Medications',
  why: 'carriers often review prescriptions, so it helps to have a list handy. It doesn’t change your match.',
  advice: 'Answer Yes or No.',
  options: [{ value: 'Yes' }, { value: 'No' }],
  required: false,
  group: 'health-lifestyle',
  example: 'No',
  revealingStarts: ['medic', 'prescription'],
} as const satisfies Question;

export const medicationsSpeech = {
  names: ['medications/medication/meds/prescriptions/prescription/medicine'],
  options: {
    Yes: {
      free: ['i take meds/medication/medications/prescriptions', "i'm on medication/meds"],
      asked: ['metformin/lisinopril/statins', 'blood pressure pills', 'a few pills'],
    },
    No: {
      free: [
        'no medications/meds/prescriptions/medication',
        "i? don't take any? meds/medications/prescriptions",
      ],
      asked: ['not on anything', 'nothing prescribed', 'just vitamins'],
    },
  },
} as const satisfies QuestionSpeech<ValueOf<typeof medications>>;
