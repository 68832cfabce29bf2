import type { SlotId } from '../../shared/api/chat.ts';
import { answerOptions } from '../../shared/quote/answer-options.ts';
import { coverageAmounts } from '../../shared/quote/coverage-amounts.ts';
import { usStates } from '../../shared/quote/us-states.ts';

/** The values that a slot can have. Undefined if it takes any text or number. */
const slotOptions: Readonly<Record<SlotId, readonly string[] | undefined>> = {
  name: undefined,
  age: undefined,
  state: usStates,
  coverageAmount: coverageAmounts,
  ...answerOptions,
};

/** The answer to each question that a script leaves out. */
export const plainAnswers: Readonly<Record<SlotId, string>> = {
  name: 'Nora Whitfield',
  age: '41',
  state: 'Ohio',
  coverageAmount: '$250,000',
  smokingStatus: 'No',
  policyType: 'Term Life Insurance',
  healthStatus: 'Good',
  majorHealthConditions: 'No',
  medications: 'No',
  familyHistory: 'No',
  riskyHobbies: 'No',
  highRiskOccupation: 'No',
  alcoholConsumption: 'Never',
  exercise: 'Weekly',
  priority: 'Lowest premium cost',
  noMedicalExam: 'No',
  approvalPreference: 'Within a month',
};

export const slotIds: readonly string[] = Object.keys(plainAnswers);

export function isSlotId(word: string): word is SlotId {
  return slotIds.includes(word);
}

/** The value in its stored spelling, of which a script may have only the start. Throws if none or several fit. */
export function spellOut(slot: SlotId, text: string): string | number {
  if (slot === 'age') return Number(text);
  const options = slotOptions[slot];
  if (!options || options.includes(text)) return text;
  const [option, ...others] = options.filter((candidate) => candidate.startsWith(text));
  if (option === undefined || others.length > 0) throw new Error(`${slot} has not one option like ${text}`);
  return option;
}
