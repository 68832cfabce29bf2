import type { UnruledFacts } from '../carrier-facts.ts';

const decision: UnruledFacts['decision'] = {
  withoutExam: { min: 24, max: 48, unit: 'hour' },
  withExam: { min: 2, max: 6, unit: 'week' },
};

/** The facts that the matched carriers' rules don't contain. */
export const matchedFacts: Readonly<Record<string, UnruledFacts>> = {
  alderpoint: {
    decision,
    suits: 'Working-age people who want a low premium now and room to change their coverage later.',
    lessSuited: 'People who want coverage for life. Alderpoint Life sells term only.',
  },
  brightwater: {
    decision,
    suits: 'People who use tobacco or nicotine, and anyone still choosing between term and whole life.',
    lessSuited: 'People over its age limit, and those in poor health.',
  },
  copperleaf: {
    decision,
    suits: 'Healthy people who don’t use tobacco and want a simple term policy.',
    lessSuited: 'People who use tobacco or nicotine, or who live with a health condition.',
  },
};
