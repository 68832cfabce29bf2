import type { ExamPolicy, PolicyKind, TobaccoPolicy } from '../../../../shared/directory/carrier-facts.ts';
import type { CarrierCategory } from '../../../../shared/directory/carrier-terms.ts';

export const labels = {
  ages: 'Eligible ages',
  amounts: 'Coverage amounts',
  exam: 'Medical exam',
  decision: 'Usual decision time',
  policies: 'Policy types',
  tobacco: 'Tobacco and nicotine',
  states: 'States',
  rating: 'Financial strength',
} as const;

/** For a row of the directory, where there is little room. */
export const shortLabels = { ages: 'Ages', amounts: 'Amounts', exam: 'Exam', decision: 'Decision' } as const;

export const words = {
  upTo: (max: string | number) => `Up to ${max}`,
  orMore: (min: string) => `${min} or more`,
  noLimits: 'No set limits',
  within: (time: string) => `Within ${time}`,
  withoutExam: (time: string) => `${time} without exam`,
  bothWays: (withoutExam: string, withExam: string) => `${withoutExam} without an exam, ${withExam} with one`,
  allStates: 'All 50 states',
  allStatesExcept: (states: string) => `All states except ${states}`,
  rating: (rating: string, tier: string) => `${rating} (${tier})`,
} as const;

export const shortExamWords: Readonly<Record<ExamPolicy, string>> = {
  none: 'No exam',
  optional: 'No-exam option',
  usual: 'Usually required',
};

export const examWords: Readonly<Record<ExamPolicy, string>> = {
  none: 'None needed',
  optional: 'You may qualify to skip it',
  usual: 'Usually required, and the carrier pays for it',
};

export const tobaccoWords: Readonly<Record<TobaccoPolicy, string>> = {
  specialty: 'Considered, and a specialty of this carrier',
  considered: 'Considered, usually at a higher price',
  not_accepted: 'Not accepted',
  not_asked: 'No questions about it',
};

export const categoryWords: Readonly<Record<CarrierCategory, string>> = {
  term: 'term',
  permanent: 'permanent',
  no_exam: 'no exam',
  final_expense: 'final expense',
};

export const policyWords: Readonly<Record<PolicyKind, string>> = {
  term: 'Term life',
  whole: 'Whole life',
  universal: 'Universal life',
  final_expense: 'Final expense',
};
