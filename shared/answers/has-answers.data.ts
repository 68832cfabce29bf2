import { answers } from '../site/answers.data.ts';

/** Whether the library has any answers, so that links to it make sense. Every visitor's first script has this. */
export const hasAnswers = answers.length > 0;
