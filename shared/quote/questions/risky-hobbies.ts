import type { Question, QuestionSpeech, ValueOf } from '../question.ts';

export const riskyHobbies = {
  id: 'riskyHobbies',
  kind: 'yes-no',
  label: 'Do you take part in any risky hobbies?',
  shortLabel: 'Risky hobbies',
  why: 'some hobbies can raise a price or limit a policy. It doesn’t change your match.',
  advice: 'Answer Yes or No.',
  options: [{ value: 'Yes', hint: 'Such as skydiving, scuba diving, climbing, or racing' }, { value: 'No' }],
  required: false,
  group: 'risk-factors',
  example: 'No',
  revealingStarts: ['hobby', 'hobbies'],
} as const satisfies Question;

export const riskyHobbiesSpeech = {
  names: ['risky? hobbies/hobby'],
  options: {
    Yes: {
      free: ['i skydive', 'i scuba dive', 'i rock climb', 'i go skydiving/climbing'],
      asked: ['skydiving/climbing/racing', 'scuba diving?'],
    },
    No: {
      free: ['no risky? hobbies', 'no dangerous hobbies'],
      asked: ['nothing dangerous/risky', 'just golf/gardening/reading'],
    },
  },
} as const satisfies QuestionSpeech<ValueOf<typeof riskyHobbies>>;
