import type { CarrierFacts } from '../carrier-facts.ts';

export const finalExpenseFacts: Readonly<Record<string, CarrierFacts>> = {
  cinderhill: {
    ages: { min: 45, max: 80 },
    amounts: { min: 5_000, max: 25_000 },
    decision: { withoutExam: { min: 24, max: 48, unit: 'hour' } },
    tobacco: 'considered',
    states: { except: ['Montana', 'New York'] },
    policies: ['final_expense'],
    suits: 'People who want to cover a funeral for a small, steady payment.',
    lessSuited: 'People with a family to support or a mortgage to pay off.',
  },
  pinemarsh: {
    ages: { min: 40, max: 80 },
    amounts: { min: 5_000, max: 40_000 },
    decision: { withoutExam: { min: 2, max: 5, unit: 'day' } },
    tobacco: 'considered',
    states: 'all',
    policies: ['final_expense'],
    suits: 'Couples, and people who live with diabetes.',
    lessSuited: 'People under 40, who may be able to get term life for less.',
  },
  stonemere: {
    ages: { min: 50, max: 85 },
    amounts: { min: 10_000, max: 50_000 },
    decision: { withoutExam: { min: 3, max: 5, unit: 'day' } },
    tobacco: 'considered',
    states: 'all',
    policies: ['whole', 'final_expense'],
    suits: 'People over 60 who are buying late, up to the highest age of any carrier listed here.',
    lessSuited: 'People who need to replace an income. The amounts are too small for that.',
  },
  thistledown: {
    ages: { min: 50, max: 80 },
    amounts: { min: 2_000, max: 25_000 },
    decision: { withoutExam: { max: 24, unit: 'hour' } },
    tobacco: 'not_asked',
    states: { except: ['New York'] },
    policies: ['final_expense'],
    suits: 'People who were turned down elsewhere and want something for a funeral.',
    lessSuited: 'People in good health, who can get more for less and without a waiting period.',
  },
};
