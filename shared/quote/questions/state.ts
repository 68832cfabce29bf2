import type { Question, QuestionSpeech } from '../question.ts';
import { usStates } from '../us-states.ts';

export const state = {
  id: 'state',
  kind: 'list',
  label: 'Which state do you live in?',
  shortLabel: 'State',
  why: 'carriers are licensed state by state.',
  advice: 'Choose your state from the list.',
  options: usStates.map((value) => ({ value })),
  required: true,
  group: 'basic-information',
  example: 'Ohio',
} as const satisfies Question;

/** States are recognized by their names and places, which are data of their own. */
export const stateSpeech = {
  names: ['state/location', 'where i live'],
  frames: ['i live in _', "i'm in/from _", 'i reside in _', 'we live in _', 'i moved to _'],
  options: {},
} as const satisfies QuestionSpeech<never>;
