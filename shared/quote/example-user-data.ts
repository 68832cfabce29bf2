import type { Question } from './question.ts';
import { slots } from './questions.ts';
import { type UserData, userDataSchema } from './user-data.ts';

/** The person in examples, whom all default carriers accept, and who gets points only for age and health. */
export const exampleUserData = answer(slots.filter(({ required }) => required));

/** The same person, who also answers the optional questions. */
export const fullExample = answer(slots);

function answer(asked: readonly Question[]): UserData {
  return userDataSchema.parse(Object.fromEntries(asked.map(({ id, example }) => [id, example])));
}
