import { hasAnswers } from '../../shared/answers/has-answers.data.ts';
import { capitalize } from '../../shared/format/first-letter.ts';
import { spellNumber } from '../../shared/format/numbers.ts';
import { averageQuoteTime } from '../../shared/quote/quote-time.ts';
import { faqItems } from '../../shared/site/faq.data.ts';
import type { FaqItem } from '../../shared/site/schemas/faq.ts';
import { paths } from '../app/paths.ts';

const count = (about: FaqItem['about']) =>
  spellNumber(faqItems.filter((item) => item.about === about).length);

export const faqPage = {
  title: 'Frequently Asked Questions',
  lead: `${capitalize(spellNumber(faqItems.length))} short answers: ${count('service')} about how this works, ${count('insurance')} about what to buy.`,
  more: hasAnswers
    ? `Can’t find yours? Search our [answers to what people ask](${paths.answers}), [ask us](${paths.contact}), or go deeper in the [Life Insurance Guide](${paths.guide}).`
    : `Can’t find yours? [Ask us](${paths.contact}), or go deeper in the [Life Insurance Guide](${paths.guide}).`,
  call: {
    title: 'The quickest answer is your own match.',
    text: `Answer a few questions, and in about ${averageQuoteTime} you’ll see which carrier fits you and why. It’s free, and you don’t need an account.`,
    findMatch: 'Find My Best Match',
    guide: 'Read the Guide',
  },
  metaTitle: 'FAQ',
  description: `${capitalize(spellNumber(faqItems.length))} questions about life insurance and this site, answered in plain English: cost, coverage, medical exams, phone calls, and your privacy.`,
} as const;
