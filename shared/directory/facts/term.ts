import type { CarrierFacts } from '../carrier-facts.ts';

export const termFacts: Readonly<Record<string, CarrierFacts>> = {
  fernbrook: {
    ages: { min: 18, max: 75 },
    amounts: { min: 50_000, max: 3_000_000 },
    decision: { withExam: { min: 3, max: 6, unit: 'week' } },
    tobacco: 'considered',
    states: 'all',
    policies: ['term', 'whole'],
    suits: 'People whose diabetes, blood pressure, or other condition is under control.',
    lessSuited: 'People who need a decision within days.',
  },
  larkfield: {
    ages: { min: 18, max: 70 },
    amounts: { min: 50_000, max: 1_000_000 },
    decision: { withExam: { min: 2, max: 4, unit: 'week' } },
    tobacco: 'considered',
    states: { except: ['New York'] },
    policies: ['term'],
    suits: 'Homeowners who mainly want to cover a mortgage, alone or with a partner.',
    lessSuited: 'People who want the full amount to be there until the last year.',
  },
  northfold: {
    ages: { min: 18, max: 55 },
    amounts: { min: 100_000, max: 2_000_000 },
    decision: { withExam: { min: 2, max: 5, unit: 'week' } },
    tobacco: 'considered',
    states: { except: ['Alaska', 'Hawaii'] },
    policies: ['term'],
    suits: 'Younger people who want coverage until retirement, and the self-employed.',
    lessSuited: 'People close to retirement. The long terms start at younger ages.',
  },
};
