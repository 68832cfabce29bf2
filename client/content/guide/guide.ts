import { paths } from '../../app/paths.ts';
import type { GuideBenefit, GuideChapter } from '../../features/guide/content.ts';
import { basicsChapter } from './basics.ts';
import { choosingChapter } from './choosing.ts';
import { commonQuestionsChapter } from './common-questions.ts';
import { costChapter } from './cost.ts';

/** The four topics of the guide, with four parts each. docs/product.md, "Content pages". */
export const guideChapters: readonly GuideChapter[] = [
  basicsChapter,
  choosingChapter,
  costChapter,
  commonQuestionsChapter,
];

export const keyBenefits: readonly GuideBenefit[] = [
  {
    title: 'Income that continues',
    text: 'Your family can keep paying for daily life while they get back on their feet.',
  },
  {
    title: 'A home that stays home',
    text: 'Your family can pay off the mortgage, or cover the rent for years, so no one has to move in the worst month of their life.',
  },
  {
    title: 'Debts that don’t outlive you',
    text: 'Anyone who co-signed a loan with you won’t have to carry it alone.',
  },
  {
    title: 'School plans that stay on track',
    text: 'The money for college is there, even if you can’t be the one to earn it.',
  },
  {
    title: 'Cash, usually free of income tax',
    text: 'The benefit is usually paid as a lump sum, and federal income tax rarely takes any of it.',
  },
  {
    title: 'A price that can stay put',
    text: 'With a level premium, you pay the same in the last year as in the first, no matter what happens to your health.',
  },
];

export const guidePage = {
  title: 'Life Insurance Guide',
  lead: 'Sixteen short pieces, from what a policy is to what to check before you sign. Read them in order, or jump to the one you came for.',
  length: `Reading it all takes about 12 minutes. Prefer to start with numbers? Try the [Insurance Calculator](${paths.calculator}).`,
  description:
    'Life insurance from the ground up, in plain English: how a policy works, term or whole life, what sets the price, and how much you need.',
  call: {
    title: 'Now try it with your numbers.',
    text: `The calculator adds up what your family would need. Once you know the amount, a few questions show which carrier fits you. Still have a question? See the [FAQ](${paths.faq}).`,
    calculate: 'Calculate My Coverage',
    findMatch: 'Find My Best Match',
  },
} as const;
