import { paths } from '../../app/paths.ts';
import type { FaqItem } from '../../features/faq/content.ts';
import { insuranceQuestions } from './insurance-questions.ts';
import { serviceQuestions } from './service-questions.ts';

/** The ten questions of the FAQ page: how the site works, then what it helps to decide. */
export const faqItems: readonly FaqItem[] = [...serviceQuestions, ...insuranceQuestions];

export const faqPage = {
  title: 'Frequently Asked Questions',
  lead: 'Ten short answers: six about how this works, four about what to buy.',
  more: `Yours is not among them? [Ask us](${paths.contact}), or read the [Life Insurance Guide](${paths.guide}) for more depth.`,
  call: {
    title: 'The shortest answer is your own match.',
    text: 'A few questions, about two minutes, and you see which carrier fits you and why. It is free, and you need no account for it.',
    findMatch: 'Find My Best Match',
    guide: 'Read the Guide',
  },
  metaTitle: 'FAQ',
  description:
    'Ten questions about life insurance and about this site, answered in plain words: cost, coverage, medical exams, phone calls, and what happens to your answers.',
} as const;
