import { answerDocuments } from '../../../shared/answers/answer-documents.data.ts';
import { createAnswerSearch } from '../../../shared/answers/search-answers.ts';

/** What the search looks through is most of the library's text, so the page loads it on demand. */
export const searchAnswers = createAnswerSearch(answerDocuments);
