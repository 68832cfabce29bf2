import { paths } from '../../app/paths.ts';
import type { GuideChapter } from '../../features/guide/content.ts';
import { coverageGuidance } from '../claims.ts';

export const costChapter: GuideChapter = {
  id: 'cost',
  title: 'Cost & Affordability',
  intro: 'What moves the price, how much to buy, and how to pay no more than you need to.',
  topics: [
    {
      id: 'what-sets-the-price',
      title: 'What sets the price',
      body: [
        'Insurers group people by how likely a claim is, and give each group a price. Some of what they look at you cannot change, and some of it you choose yourself.',
        {
          table: {
            caption: 'What moves the price of a policy',
            columns: ['What they look at', 'What it often does'],
            rows: [
              ['Your age', 'Each year of waiting often raises the price'],
              ['Tobacco and nicotine', 'Often doubles it or more; vaping usually counts'],
              ['Your health', 'Blood pressure, weight, diagnoses and prescriptions'],
              ['Family history', 'Serious illness of parents or siblings, mostly before 60'],
              ['Work and hobbies', 'Dangerous ones can raise the price or be excluded'],
              ['Amount and length', 'More coverage and a longer term cost more'],
              ['Kind of policy', 'Permanent costs more than term'],
            ],
          },
        },
        'Insurers weigh these differently. The one that is cheapest for your neighbor can be expensive for you, which is the reason to compare at all.',
      ],
    },
    {
      id: 'how-much-coverage',
      title: 'How much coverage to buy',
      body: [
        `A common guide is ${coverageGuidance.incomeMultiple} your yearly income. It is quick, and it knows nothing about you. Adding up is better:`,
        {
          list: [
            'your income, times the years that your family would need it,',
            'plus your mortgage and your other debts,',
            'plus what you want to set aside for education and for each child,',
            'less the savings and coverage that are already there.',
          ],
        },
        'An example, for a family that would need $60,000 a year for 10 years:',
        {
          table: {
            caption: 'An example of adding up the coverage that a family needs',
            columns: ['Part', 'Amount'],
            rows: [
              ['Income: $60,000 for 10 years', '$600,000'],
              ['Mortgage', '$200,000'],
              ['Less savings', '−$50,000'],
              ['Coverage needed', '**$750,000**'],
            ],
          },
        },
        `The [calculator](${paths.calculator}) does this sum with your figures and shows every step.`,
        'Some coverage is better than none. If the full amount is out of reach today, cover the years when your family would be hit hardest.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long the coverage should last',
      body: [
        'Look for the day on which nobody would be short of money any more. For many families it is one of three: the last mortgage payment, the youngest child’s first job, or retirement.',
        'Take the latest of those that apply to you and round up. Five spare years often cost less than applying again when you are older and perhaps less healthy.',
        'If your needs shrink in steps, you can buy coverage in steps. $500,000 for 30 years and another $500,000 for 15 cover the years with young children twice over, and often cost less than $1,000,000 for 30.',
      ],
    },
    {
      id: 'paying-less',
      title: 'How to pay less, sensibly',
      body: [
        {
          list: [
            '**Apply sooner.** You will not be younger or, often, healthier next year.',
            '**Compare.** Prices for the same person can differ a good deal from one insurer to the next.',
            '**Stop smoking.** Many insurers offer better prices after 12 months without nicotine, and the best ones after several years.',
            '**Ask about the next round number.** $500,000 can cost hardly more than $450,000, because prices fall in bands.',
            '**Pay once a year** if you can. Monthly payments often carry a fee.',
            '**Leave out riders** that you cannot explain in one sentence.',
          ],
        },
        'What does not help is leaving something out of the application. In the first two years an insurer may check it and refuse to pay.',
      ],
    },
  ],
};
