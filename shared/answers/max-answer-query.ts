/** In characters. The rest of a longer query is ignored. */
export const maxAnswerQuery = 120;
