import { paths } from '../../app/paths.ts';
import type { GuideChapter } from '../../features/guide/content.ts';
import { coverageGuidance } from '../claims.ts';

export const costChapter: GuideChapter = {
  id: 'cost',
  title: 'Cost & Affordability',
  intro: 'What affects the price, how much to buy, and how to avoid paying more than you need to.',
  topics: [
    {
      id: 'what-sets-the-price',
      title: 'What sets the price',
      answers: ['what-sets-the-price', 'cost-by-age', 'smokers'],
      body: [
        'Insurers group people by how likely a claim is and set a price for each group. You can’t change some of what they look at, but some of it is up to you.',
        {
          table: {
            caption: 'What affects the price of a policy',
            columns: ['What they look at', 'What it often does'],
            rows: [
              ['Your age', 'The price usually rises with every year you wait'],
              ['Tobacco and nicotine', 'Often doubles the price or more; vaping usually counts'],
              ['Your health', 'Blood pressure, weight, diagnoses, and prescriptions all count'],
              [
                'Family history',
                'A parent’s or sibling’s serious illness can raise the price, mostly if it began before age 60',
              ],
              ['Work and hobbies', 'Dangerous ones can raise the price or be excluded'],
              ['Amount and length', 'More coverage and a longer term cost more'],
              ['Type of policy', 'Permanent costs more than term'],
            ],
          },
        },
        { figure: 'price-by-age' },
        'Every insurer weighs these differently. The cheapest one for your neighbor could be expensive for you. That’s why it pays to compare.',
      ],
    },
    {
      id: 'how-much-coverage',
      title: 'How much coverage to buy',
      answers: ['how-much-life-insurance', 'average-cost'],
      body: [
        `A common rule of thumb is ${coverageGuidance.incomeMultiple} your yearly income. It’s quick, but it knows nothing about you. It’s better to add up:`,
        {
          list: [
            'your income, times the number of years your family would need it,',
            'plus your mortgage and other debts,',
            'plus what you’d want to set aside for education and for each child,',
            'minus the savings and coverage you already have.',
          ],
        },
        'Here’s an example for a family that would need $60,000 a year for 10 years:',
        {
          table: {
            caption: 'An example of adding up the coverage a family needs',
            columns: ['Part', 'Amount'],
            rows: [
              ['Income: $60,000 for 10 years', '$600,000'],
              ['Mortgage', '$200,000'],
              ['Minus savings', '−$50,000'],
              ['Coverage needed', '**$750,000**'],
            ],
          },
        },
        { figure: 'example-need' },
        `The [calculator](${paths.calculator}) does this math with your numbers and shows every step.`,
        'Some coverage is better than none. If you can’t afford the full amount today, cover the years when your family would be hit hardest.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long the coverage should last',
      answers: ['how-long-a-term', 'level-term-lengths'],
      body: [
        'Think about the day when no one would struggle financially without you. For many families, it’s one of three: the last mortgage payment, the youngest child’s first job, or retirement.',
        'Take the latest one that applies to you and round up. Five extra years often cost less than applying again when you’re older and maybe less healthy.',
        'If your needs will shrink over time, your coverage can, too. $500,000 for 30 years plus another $500,000 for 15 years doubles your coverage while the kids are young, and often costs less than $1,000,000 for 30 years.',
      ],
    },
    {
      id: 'paying-less',
      title: 'Smart ways to pay less',
      answers: ['paying-less', 'when-to-buy', 'comparing-quotes'],
      body: [
        {
          list: [
            '**Apply sooner.** You won’t be any younger next year, and you may not be as healthy.',
            '**Compare.** Prices for the same person can vary a lot from one insurer to the next.',
            '**Quit smoking.** Many insurers offer better prices after 12 months without nicotine, and their best prices after several years.',
            '**Ask about the next round number.** $500,000 can cost barely more than $450,000, because prices drop at certain amounts.',
            '**Pay once a year** if you can. Monthly payments often come with a fee.',
            '**Skip riders** you can’t explain in one sentence.',
          ],
        },
        'Don’t leave anything out of your application to save money. In the first two years, an insurer may check it and refuse to pay.',
      ],
    },
  ],
};
