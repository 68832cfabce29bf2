import { paths } from '../../app/paths.ts';
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

export const guidePage = {
  title: 'Life Insurance Guide',
  lead: 'Sixteen short pieces, from what a policy is to what to check before you sign one. Read them in order, or only the one that you came for.',
  length: `All of it takes about 12 minutes. Rather begin with numbers? Here is the [Insurance Calculator](${paths.calculator}).`,
  description:
    'Life insurance from the start, in plain words: how a policy works, term or whole life, what sets the price, how much you need, and what to ask before you sign.',
  call: {
    title: 'Now with your own figures.',
    text: `The calculator adds up what your family would need. Once you know the amount, a few questions show which carrier fits you. Something still open? See the [frequent questions](${paths.faq}).`,
    calculate: 'Work Out My Amount',
    findMatch: 'Find My Best Match',
  },
} as const;
