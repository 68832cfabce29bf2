import type { GuideBenefit, GuideChapter } from '../../features/guide/content.ts';
import { basicsChapter } from './basics.ts';
import { choosingChapter } from './choosing.ts';
import { commonQuestionsChapter } from './common-questions.ts';
import { costChapter } from './cost.ts';

/** The four topics of the guide, with four parts each. The product specification, "Guide". */
export const guideChapters: readonly GuideChapter[] = [
  basicsChapter,
  choosingChapter,
  costChapter,
  commonQuestionsChapter,
];

/** The guide's Key Benefits, six of them. */
export const keyBenefits: readonly GuideBenefit[] = [
  {
    title: 'Income that goes on',
    text: 'Your family can keep paying for daily life while they find their feet.',
  },
  {
    title: 'A home that stays home',
    text: 'The mortgage can be paid off, or the rent for years, so nobody has to move in the worst month of their life.',
  },
  {
    title: 'Debts that end with you',
    text: 'Whoever signed a loan with you does not have to carry it alone.',
  },
  {
    title: 'School plans that hold',
    text: 'Money set aside for education arrives even if you cannot earn it.',
  },
  {
    title: 'Cash, usually free of income tax',
    text: 'The benefit is mostly paid in one sum, and federal income tax rarely takes a part of it.',
  },
  {
    title: 'A price that can stay put',
    text: 'With a level premium you pay the same in the last year as in the first, whatever your health does.',
  },
];
