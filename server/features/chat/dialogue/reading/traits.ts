import type { SlotId } from '../../../../../shared/api/chat.ts';
import traits from '../lexicon/traits.json' with { type: 'json' };
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

/** Questions by what is special about their answers. */
const is = (kind: keyof typeof traits, slot: SlotId) => traits[kind].includes(slot);

export function traitOf(slot: SlotId): Trait {
  const { options } = findSlot(slot);
  const isYesNo = options.includes('Yes');
  return {
    isYesNo,
    isAny: isYesNo && slot !== 'noMedicalExam',
    countsPast: is('countsPast', slot),
    isWish: is('wish', slot),
    addsUp: slot === 'alcoholConsumption',
    isNumber: is('number', slot),
    isFamily: slot === 'familyHistory',
    isAge: slot === 'age',
    choices: isYesNo || slot === 'coverageAmount' || slot === 'state' ? [] : options,
    isListing: is('listing', slot),
  };
}
