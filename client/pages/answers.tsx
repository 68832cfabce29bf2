import { answerTopics } from '../../shared/answers/answer-topics.data.ts';
import { paths } from '../app/paths.ts';
import { answersPage } from '../content/answers.ts';
import { AnswerLibrary } from '../features/answers/answer-library.tsx';
import { AnswerSearch } from '../features/answers/answer-search.tsx';
import { messages } from '../features/answers/messages.ts';
import type { PageModule } from '../lib/page.ts';
import { createRetryingLoader } from '../lib/retrying-loader.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';
import { RichText } from '../ui/layout/rich-text.tsx';

const questions = answerTopics.flatMap((topic) => topic.questions);
const count = questions.length;

/** Apart from the page, because only people who search need what it looks through. */
const loadSearch = createRetryingLoader(
  async () => (await import('../features/answers/load-answer-search.ts')).searchAnswers,
);

function Answers() {
  return (
    <main id="main">
      <div className="page-width pt-8 pb-16 md:pt-14 md:pb-24">
        <h1 className="font-display text-display-lg">{answersPage.title}</h1>
        <p className="mt-3 mb-8 max-w-prose text-lead md:mb-10">{answersPage.lead(count)}</p>
        {count > 0 ? (
          <AnswerSearch questions={questions} loadSearch={loadSearch}>
            <AnswerLibrary />
          </AnswerSearch>
        ) : (
          <p className="max-w-prose">
            <RichText text={messages.empty} />
          </p>
        )}
      </div>
    </main>
  );
}

export const page: PageModule = {
  Component: Answers,
  meta: {
    title: answersPage.title,
    description: answersPage.description,
    previewTitle: answersPage.previewTitle,
    ...(count === 0 && { robots: 'noindex' as const }),
    structuredData: [buildBreadcrumb({ name: messages.answers, path: paths.answers })],
  },
};
