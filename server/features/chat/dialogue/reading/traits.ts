import type { SlotId } from '../../../../../shared/api/chat.ts';
import { findSlot } from '../slots.ts';
import type { NoteId } from './messages.ts';

/** What one clause says about one question. Several options, or a value that isn't firm, are asked about. */
export type Claim = {
  options: readonly string[];
  note: NoteId | undefined;
  isFirm: boolean;
  /** It names the question itself, so it counts before that is asked. */
  isClear: boolean;
  /** Only a yes or no, which could answer any question. */
  isBare: boolean;
  isAmount?: boolean;
  /** The words deny: `don't want an exam`. */
  isDenial?: boolean;
  /** What a person is not, which counts only when nothing else is said. */
  isExcluded?: boolean;
  refusal?: string | undefined;
};
/** How a question's answers are weighed. */
export type Trait = {
  isYesNo: boolean;
  /** A yes to any part is a yes to all: `I don't smoke, but I vape`. */
  isAny: boolean;
  /** What was counts as what is, as an illness does. */
  countsPast: boolean;
  /** The answer is a wish: `I want term`. */
  isWish: boolean;
  /** Two amounts in one answer add up: `a six-pack on Friday and another on Saturday`. */
  addsUp: boolean;
  /** A word that no list has may change a number. */
  isNumber: boolean;
  isFamily: boolean;
  isAge: boolean;
  /** Few enough to offer those that are left. */
  choices: readonly string[];
  /** A harmless thing that is named says nothing of the rest: `fishing and noodling`. */
  isListing: boolean;
};

const wishes: ReadonlySet<SlotId> = new Set([
  'policyType',
  'priority',
  'noMedicalExam',
  'approvalPreference',
  'coverageAmount',
  'name',
]);
const notYesNo: ReadonlySet<SlotId> = new Set([
  'state',
  'age',
  'coverageAmount',
  'policyType',
  'healthStatus',
  'alcoholConsumption',
  'exercise',
  'priority',
  'approvalPreference',
  'name',
]);
const pasts: ReadonlySet<SlotId> = new Set([
  'majorHealthConditions',
  'familyHistory',
  'noMedicalExam',
  'priority',
  'policyType',
  'approvalPreference',
  'age',
  'state',
  'coverageAmount',
]);

export function traitOf(slot: SlotId): Trait {
  const isYesNo = !notYesNo.has(slot);
  return {
    isYesNo,
    isAny: isYesNo && slot !== 'noMedicalExam',
    countsPast: pasts.has(slot),
    isWish: wishes.has(slot),
    addsUp: slot === 'alcoholConsumption',
    isNumber: slot === 'age' || slot === 'coverageAmount',
    isFamily: slot === 'familyHistory',
    isAge: slot === 'age',
    choices: isYesNo || slot === 'coverageAmount' || slot === 'state' ? [] : findSlot(slot).options,
    isListing: slot === 'riskyHobbies' || slot === 'highRiskOccupation' || slot === 'medications',
  };
}
