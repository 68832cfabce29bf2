import { answerDocuments } from '../../../shared/answers/answer-documents.data.ts';
import { createAnswerSearch } from '../../../shared/answers/search-answers.ts';

export const searchAnswers = createAnswerSearch(answerDocuments);
