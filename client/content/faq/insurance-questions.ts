import { paths } from '../../app/paths.ts';
import type { FaqItem } from '../../features/faq/content.ts';
import { coverageGuidance } from '../claims.ts';

export const insuranceQuestions: readonly FaqItem[] = [
  {
    id: 'how-much-coverage',
    question: 'How much life insurance do I need?',
    answer: [
      `Enough that nobody who depends on you would run short. A common guide is ${coverageGuidance.incomeMultiple} your yearly income. It is better to add up: the income your family would need, your debts, and education, less what you have saved.`,
      `The [Insurance Calculator](${paths.calculator}) does that sum with your figures, and shows each step.`,
    ],
  },
  {
    id: 'term-or-whole',
    question: 'Should I choose term or whole life?',
    answer: [
      'Term life covers a number of years and costs least. It suits needs that end: a mortgage, children at home, working years. Whole life has no end date and builds cash value, and often costs several times as much for the same amount. It suits needs that do not end, such as a dependent who will always need care.',
      `If you are not sure, say so in the questionnaire: it is one of the answers. The guide has [both side by side](${paths.guide}#permanent-life).`,
    ],
  },
  {
    id: 'medical-exam',
    question: 'Do I need a medical exam?',
    answer: [
      `Not always. Policies without an exam typically go up to ${coverageGuidance.noExamLimits}. The insurer decides from your answers and from records such as prescriptions, often faster and at a higher price.`,
      'For larger amounts, or when you would like the best price, an exam may be worth an hour of your time. The insurer pays for it.',
    ],
  },
  {
    id: 'health-and-smoking',
    question: 'Can I get covered if I smoke or have a health condition?',
    answer: [
      'Often, yes. Carriers judge tobacco, nicotine and health conditions very differently: what rules you out at one may cost you a little more at another. That is what the matching is for.',
      `Answer truthfully, also when it hurts. A wrong answer can lead a carrier to refuse a claim later. The guide says more about [coverage with a health condition](${paths.guide}#health-conditions).`,
    ],
  },
];
