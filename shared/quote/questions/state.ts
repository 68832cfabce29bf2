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
export const stateSpeech: QuestionSpeech = {
  names: `where i live, state/location/address`,
  topic: `
    state/live/living/lives/based/located/residing/reside/resident/residents/from/usa/us/home/area/city/county,
    live in, state of, state is,
    up/down/over/out/here/near/outside/just/north/south/east/west/northern/southern/eastern/western/central,
    born and raised, all my life, my whole life, i've lived in, the great state of, originally, by/around/way`,
};
