import { createExplainer, explainBlock } from '../../../shared/glossary/explain-terms.ts';
import { answers } from '../../../shared/site/answers.data.ts';
import { glossary } from '../../../shared/site/glossary.data.ts';
import type { GuideChapter } from '../../features/guide/content.ts';
import { linkAnswers } from '../link-answers.ts';
import { guideChapters } from './guide.ts';

const explain = createExplainer(glossary);

/** The guide as its page shows it: terms explained where they first appear, and the answers that say more. */
export const explainedChapters: readonly GuideChapter[] = guideChapters.map((chapter) => ({
  ...chapter,
  topics: chapter.topics.map(({ answers: slugs = [], body, ...topic }) => ({
    ...topic,
    body: [...body.map((block) => explainBlock(block, explain)), linkAnswers(slugs, answers)].filter(
      (block) => block !== '',
    ),
  })),
}));
