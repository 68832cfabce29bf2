import { paths } from '../../app/paths.ts';
import type { FaqItem } from '../../features/faq/content.ts';
import { coverageGuidance } from '../claims.ts';

export const insuranceQuestions: readonly FaqItem[] = [
  {
    id: 'how-much-coverage',
    question: 'How much life insurance do I need?',
    answer: [
      `Enough that no one who depends on you would run short. A common rule of thumb is ${coverageGuidance.incomeMultiple} your yearly income. It’s better to add up the income your family would need, your debts, and education, minus what you’ve saved.`,
      `The [Insurance Calculator](${paths.calculator}) does that math with your numbers and shows each step.`,
    ],
  },
  {
    id: 'term-or-whole',
    question: 'Should I choose term or whole life?',
    answer: [
      'Term life covers a set number of years and costs the least. It suits needs that end: a mortgage, children at home, your working years. Whole life has no end date and builds cash value, but it often costs several times as much for the same amount. It suits needs that don’t end, such as a dependent who will always need care.',
      `If you’re not sure, just say so in the questionnaire. “I’m not sure” is one of the answers. The guide shows [both side by side](${paths.guide}#permanent-life).`,
    ],
  },
  {
    id: 'medical-exam',
    question: 'Do I need a medical exam?',
    answer: [
      `Not always. Policies without an exam typically top out at ${coverageGuidance.noExamLimits}. The insurer decides based on your answers and on records such as your prescriptions. It’s often faster, but it can cost more.`,
      'For larger amounts, or if you want the best price, an exam may be worth your time. The insurer pays for it.',
    ],
  },
  {
    id: 'health-and-smoking',
    question: 'Can I get covered if I smoke or have a health condition?',
    answer: [
      'Often, yes. Carriers treat tobacco, nicotine, and health conditions very differently: what rules you out at one may cost only a little more at another. That’s what the matching is for.',
      `Answer truthfully, even when it’s hard. A wrong answer can lead a carrier to refuse a claim later. The guide has more about [coverage with a health condition](${paths.guide}#health-conditions).`,
    ],
  },
];
