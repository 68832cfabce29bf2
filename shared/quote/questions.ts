import type { Option, Question, ValueOf } from './question.ts';
import { age } from './questions/age.ts';
import { alcoholConsumption } from './questions/alcohol-consumption.ts';
import { approvalPreference } from './questions/approval-preference.ts';
import { coverageAmount } from './questions/coverage-amount.ts';
import { exercise } from './questions/exercise.ts';
import { familyHistory } from './questions/family-history.ts';
import { healthStatus } from './questions/health-status.ts';
import { highRiskOccupation } from './questions/high-risk-occupation.ts';
import { majorHealthConditions } from './questions/major-health-conditions.ts';
import { medications } from './questions/medications.ts';
import { name } from './questions/name.ts';
import { noMedicalExam } from './questions/no-medical-exam.ts';
import { policyType } from './questions/policy-type.ts';
import { priority } from './questions/priority.ts';
import { riskyHobbies } from './questions/risky-hobbies.ts';
import { smokingStatus } from './questions/smoking-status.ts';
import { state } from './questions/state.ts';

const startingFour = [name, age, state, coverageAmount] as const;

const questionnaire = [
  smokingStatus,
  policyType,
  healthStatus,
  majorHealthConditions,
  medications,
  familyHistory,
  riskyHobbies,
  highRiskOccupation,
  alcoholConsumption,
  exercise,
  priority,
  noMedicalExam,
  approvalPreference,
] as const;

/** The types of the questions, from which those of the answers follow. */
export type Fields = typeof startingFour;
export type Questionnaire = typeof questionnaire;

export type FieldId = Fields[number]['id'];
export type QuestionId = Questionnaire[number]['id'];
/** One of the four fields or of the questions. */
export type SlotId = FieldId | QuestionId;

/** The four fields that start a quote. */
export const fields: readonly Question<FieldId>[] = startingFour;

/** The questions, in the order in which they are asked. */
export const questions: readonly Question<QuestionId>[] = questionnaire;

/** The fields and the questions, in the order of the flow. */
export const slots: readonly Question<SlotId>[] = [...fields, ...questions];

/** The required questions, which decide the match. */
export const decidingQuestions = questions.filter(({ required }) => required);

export const slotIds: readonly SlotId[] = slots.map(({ id }) => id);

export function isSlotId(text: unknown): text is SlotId {
  return slotIds.some((id) => id === text);
}

const slotsById: ReadonlyMap<SlotId, Question<SlotId>> = new Map(slots.map((slot) => [slot.id, slot]));

export function findSlot(id: SlotId): Question<SlotId> {
  const slot = slotsById.get(id);
  if (!slot) throw new RangeError(`No question has the id ${id}`);
  return slot;
}

/** Returns the options' texts, in order. */
export function listOptions<Asked extends Question>({ options }: Asked): Asked['options'][number]['value'][] {
  return options.map(({ value }) => value);
}

type RuledQuestion = Question & { options: readonly Required<Pick<Option, 'value' | 'rule'>>[] };

/** Returns what the carriers' rules compare instead of an answer. */
export function findRule<Asked extends RuledQuestion>(
  question: Asked,
  answer: ValueOf<Asked>,
): Asked['options'][number]['rule'];
export function findRule({ id, options }: RuledQuestion, answer: string | number): Option['rule'] {
  const option = options.find(({ value }) => value === answer);
  if (!option) throw new RangeError(`${id} has no option ${answer}`);
  return option.rule;
}
