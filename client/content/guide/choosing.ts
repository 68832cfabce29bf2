import { companyClaims } from '../../../shared/site/claims.data.ts';
import { paths } from '../../app/paths.ts';
import type { GuideChapter } from '../../features/guide/content.ts';
import { coverageGuidance } from '../claims.ts';

export const choosingChapter: GuideChapter = {
  id: 'choosing',
  title: 'Choosing the Right Policy',
  intro: 'Two types of policy, two ways to apply, and four things to check before you sign.',
  topics: [
    {
      id: 'term-life',
      title: 'Term life insurance',
      answers: ['how-term-life-works', 'when-term-ends', 'converting-term'],
      body: [
        'Term insurance covers a set number of years, often 10, 15, 20, or 30. You choose how many. If you die during those years, it pays. If you don’t, it ends and you don’t get your premiums back. That’s why it costs the least: most people outlive their term.',
        'With level term, the premium stays the same the whole time. Choose a term that lasts as long as the need does: until the mortgage is paid off, until your youngest child can support themselves, until you retire.',
        'Two questions are worth asking. Can you renew the policy when the term ends, and at what price? Can you convert it to a permanent policy without new health questions, and how long do you have to decide?',
      ],
    },
    {
      id: 'permanent-life',
      title: 'Whole life and other permanent insurance',
      answers: ['term-or-whole-life', 'how-whole-life-works', 'how-universal-life-works'],
      body: [
        'Permanent insurance has no end date. Part of each premium builds cash value inside the policy, and you can borrow against it or withdraw it. With whole life, the contract fixes the premium, the death benefit, and the minimum growth of the cash value. Universal life lets you vary the premium, so there’s more risk that the policy runs out of money.',
        { figure: 'term-and-whole' },
        {
          table: {
            caption: 'Term life and whole life compared',
            columns: ['What’s different', 'Term life', 'Whole life'],
            rows: [
              ['Lasts', 'The years you choose', 'As long as you live and pay'],
              ['Costs', 'The least for the same amount', 'Often several times as much'],
              ['Cash value', 'None', 'Grows slowly, on a schedule'],
              [
                'Often suits',
                'A mortgage, children, working years',
                'Lifelong dependents, estate plans, a funeral',
              ],
              [
                'If you stop paying',
                'Coverage ends',
                'Coverage ends or shrinks; you may get some cash value',
              ],
            ],
          },
        },
        'Some people do best with both: a small permanent policy for lifelong needs, and a large term policy for the expensive years.',
      ],
    },
    {
      id: 'medical-exam',
      title: 'With or without a medical exam',
      answers: ['the-medical-exam', 'no-exam-life-insurance', 'how-long-approval-takes'],
      body: [
        `The traditional route includes a short exam: height, weight, blood pressure, and blood and urine samples, often at your home and at the insurer’s expense. A decision then takes ${coverageGuidance.decisionWithExam}. In return, you may be offered more coverage and a better price.`,
        `Without an exam, the insurer decides based on your answers, prescription records, and other data, often within ${coverageGuidance.decisionWithoutExam}. Coverage typically tops out at ${coverageGuidance.noExamLimits}, and the same coverage can cost more.`,
        'No exam doesn’t mean no questions. A wrong answer about your health could cost your family the payout later, so be as honest as you’d be with your doctor.',
      ],
    },
    {
      id: 'checking-a-carrier',
      title: 'What to check about a carrier',
      answers: ['best-life-insurance-company', 'if-an-insurer-fails', 'what-to-look-for'],
      body: [
        'A policy is a promise that may not come due for forty years. Before you sign, check four things:',
        {
          list: [
            `**Financial strength.** Independent agencies rate how well an insurer can pay its claims. We list no carrier below ${companyClaims.lowestRating}.`,
            '**A license in your state.** You can look it up on your state insurance department’s website.',
            '**Complaints.** State regulators publish how many each insurer gets relative to its size.',
            '**The contract itself.** Read what it says about exclusions, renewal, conversion, and late payments.',
          ],
        },
        `You have time to change your mind. State rules give you a **free-look period**, often 10 to 30 days after the policy arrives, when you can return it, usually for a full refund. See [who we list, and why](${paths.carriers}).`,
      ],
    },
  ],
};
