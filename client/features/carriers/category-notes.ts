import type { CarrierCategory } from '../../../shared/directory/carrier-terms.ts';

/** What each kind of coverage is for, in a line. */
export const categoryNotes: Readonly<Record<CarrierCategory, string>> = {
  term: 'Covers a set number of years, often the ones with children at home or a mortgage.',
  permanent: 'Lasts a lifetime, costs more than term, and may build cash value.',
  no_exam: 'Health questions take the place of an exam. The amounts are often smaller.',
  final_expense: 'Small policies, meant for a funeral and the last bills.',
};
