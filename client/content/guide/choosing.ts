import { paths } from '../../app/paths.ts';
import type { GuideChapter } from '../../features/guide/content.ts';
import { coverageGuidance, networkClaims } from '../claims.ts';

export const choosingChapter: GuideChapter = {
  id: 'choosing',
  title: 'Choosing the Right Policy',
  intro: 'Two kinds of policy, two ways to apply, and four things to check before you sign.',
  topics: [
    {
      id: 'term-life',
      title: 'Term life insurance',
      body: [
        'Term insurance covers a number of years that you choose, often 10, 15, 20 or 30. If you die within them, it pays. If you do not, it ends and nothing is paid back. That is why it costs least: most terms end with everybody well.',
        'With a level term the premium stays the same all the way through. Choose a term that lasts as long as the need does: until the mortgage is paid, until the youngest child stands on their own feet, until you retire.',
        'Two questions are worth asking. Can the policy be renewed when the term ends, and at what price? Can it be converted into a permanent one without new health questions, and until when?',
      ],
    },
    {
      id: 'permanent-life',
      title: 'Whole life and other permanent insurance',
      body: [
        'Permanent insurance has no end date. Part of each premium builds a cash value inside the policy, which you may borrow against or take out. With whole life, the premium, the death benefit and the least that the cash value grows are fixed in the contract. Universal life lets you vary the premium, and so carries more risk that the policy runs dry.',
        {
          table: {
            caption: 'Term life and whole life compared',
            columns: ['What differs', 'Term life', 'Whole life'],
            rows: [
              ['Lasts', 'The years that you choose', 'As long as you live and pay'],
              ['Costs', 'Least for the same amount', 'Often several times as much'],
              ['Cash value', 'None', 'Grows slowly, by a schedule'],
              [
                'Often suits',
                'A mortgage, children, working years',
                'Lifelong dependents, estate plans, a funeral',
              ],
              [
                'If you stop paying',
                'Coverage ends',
                'Coverage ends or shrinks; some cash value may be paid',
              ],
            ],
          },
        },
        'Some people do best with both: a small permanent policy for what never ends, and a large term policy for the expensive years.',
      ],
    },
    {
      id: 'medical-exam',
      title: 'With or without a medical exam',
      body: [
        `The classic way includes a short exam: height, weight, blood pressure, a blood and a urine sample, often at your home and at the insurer’s expense. A decision then takes ${coverageGuidance.decisionWithExam}. In return you may be offered more coverage and a better price.`,
        `Without an exam the insurer decides from your answers, prescription records and other data, often within ${coverageGuidance.decisionWithoutExam}. Amounts typically go up to ${coverageGuidance.noExamLimits}, and the same coverage can cost more.`,
        'No exam does not mean no questions. A wrong answer about your health can cost your family the money later, so answer as you would to your doctor.',
      ],
    },
    {
      id: 'checking-a-carrier',
      title: 'What to check about a carrier',
      body: [
        'A policy is a promise about a day that may be forty years away. Before you sign, look at four things:',
        {
          list: [
            `**Financial strength.** Independent agencies grade how well an insurer can pay its claims. Our directory lists nobody below ${networkClaims.lowestRating}.`,
            '**A license in your state.** Your state’s insurance department has a public search for it.',
            '**Complaints.** State regulators publish how many an insurer receives, in proportion to its size.',
            '**The contract itself.** Exclusions, renewal, conversion, and what happens after a late payment.',
          ],
        },
        `You have time to change your mind. State rules give you a free-look period, often 10 to 30 days after the policy arrives, in which you can return it for a full refund. See [who we list, and why](${paths.carriers}).`,
      ],
    },
  ],
};
