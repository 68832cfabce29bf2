import { questions, slots } from './questions.ts';

// What every page needs of the questions. The build replaces it by its values, so that only the quote flow loads them.

export const questionCount = questions.length;

/** What the questions are called that don't decide the match. */
export const optionalLabels = questions
  .filter(({ required }) => !required)
  .map(({ shortLabel }) => shortLabel.toLowerCase());

/** Starts of words that give an answer away. */
export const revealingStarts = slots.flatMap((slot) => slot.revealingStarts ?? []);
