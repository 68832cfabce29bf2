import ownAnswerData from './data/own-answers.json' with { type: 'json' };

export type OwnAnswer = { path: string; text: string; asks: readonly string[] };

/** The most likely questions, with answers written along with the pages. An empty text leaves it to the page. */
export const ownAnswers: readonly OwnAnswer[] = ownAnswerData;
