import type { Question, QuestionSpeech, ValueOf } from '../question.ts';

export const exercise = {
  id: 'exercise',
  kind: 'choice',
  label: 'How often do you exercise?',
  shortLabel: 'Exercise',
  why: 'some carriers ask how active you are. It doesn’t change your match.',
  advice: 'Choose how often you exercise.',
  options: [
    { value: 'Daily' },
    { value: 'Several times per week' },
    { value: 'Weekly' },
    { value: 'Rarely' },
    { value: 'Never' },
  ],
  required: false,
  group: 'health-lifestyle',
  example: 'Weekly',
  revealingStarts: ['exercis'],
} as const satisfies Question;

export const exerciseSpeech = {
  names: ['exercise/workout/workouts'],
  options: {
    Daily: {
      free: ['i? exercise/run/train daily', 'i? work out every day/daily'],
      asked: ['daily', 'every day/morning'],
    },
    'Several times per week': {
      free: ['i? work out several times a week'],
      asked: ['several times a/per? week?', 'a few times a week', 'most days'],
    },
    Weekly: { free: ['i? exercise weekly'], asked: ['weekly', 'once a week'] },
    Rarely: { free: ['i? rarely/hardly exercise'], asked: ['rarely/seldom', 'not much/often'] },
    Never: {
      free: ['i? never exercise', "i? don't exercise", "i? don't work out"],
      asked: ['never', 'not at all'],
    },
  },
} as const satisfies QuestionSpeech<ValueOf<typeof exercise>>;
