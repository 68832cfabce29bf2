import { finalExpenseCarriers } from './carriers/final-expense.ts';
import { noExamCarriers } from './carriers/no-exam.ts';
import { permanentCarriers } from './carriers/permanent.ts';
import { termCarriers } from './carriers/term.ts';
import type { DirectoryCarrier } from './directory-carrier.ts';

/** The carriers of the directory, by their main kind of coverage and then A to Z. All are fictional. */
export const directoryCarriers: readonly DirectoryCarrier[] = [
  ...termCarriers,
  ...permanentCarriers,
  ...noExamCarriers,
  ...finalExpenseCarriers,
];
