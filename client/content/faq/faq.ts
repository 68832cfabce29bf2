import { paths } from '../../app/paths.ts';
import type { FaqItem } from '../../features/faq/content.ts';
import { insuranceQuestions } from './insurance-questions.ts';
import { serviceQuestions } from './service-questions.ts';

/** The ten questions on the FAQ page: first about the site, then about life insurance. */
export const faqItems: readonly FaqItem[] = [...serviceQuestions, ...insuranceQuestions];

export const faqPage = {
  title: 'Frequently Asked Questions',
  lead: 'Ten short answers: six about how this works, four about what to buy.',
  more: `Can’t find yours? [Ask us](${paths.contact}), or go deeper in the [Life Insurance Guide](${paths.guide}).`,
  call: {
    title: 'The quickest answer is your own match.',
    text: 'Answer a few questions, and in about two minutes you’ll see which carrier fits you and why. It’s free, and you don’t need an account.',
    findMatch: 'Find My Best Match',
    guide: 'Read the Guide',
  },
  metaTitle: 'FAQ',
  description:
    'Ten questions about life insurance and this site, answered in plain English: cost, coverage, medical exams, phone calls, and your privacy.',
} as const;
