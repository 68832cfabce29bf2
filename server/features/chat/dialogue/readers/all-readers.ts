import type { SlotId } from '../../../../../shared/api/chat.ts';
import { ageReader } from './age.ts';
import { alcoholConsumptionReader } from './alcohol-consumption.ts';
import { approvalPreferenceReader } from './approval-preference.ts';
import { coverageAmountReader } from './coverage-amount.ts';
import { withDoubts } from './doubts.ts';
import { exerciseReader } from './exercise.ts';
import { familyHistoryReader } from './family-history.ts';
import { healthStatusReader } from './health-status.ts';
import { highRiskOccupationReader } from './high-risk-occupation.ts';
import { majorHealthConditionsReader } from './major-health-conditions.ts';
import { medicationsReader } from './medications.ts';
import { nameReader } from './name.ts';
import { noMedicalExamReader } from './no-medical-exam.ts';
import { policyTypeReader } from './policy-type.ts';
import { priorityReader } from './priority.ts';
import type { Reader } from './reading.ts';
import { riskyHobbiesReader } from './risky-hobbies.ts';
import { smokingStatusReader } from './smoking-status.ts';
import { stateReader } from './state.ts';

const readers: Readonly<Record<SlotId, Reader>> = {
  name: nameReader,
  age: ageReader,
  state: stateReader,
  coverageAmount: coverageAmountReader,
  smokingStatus: withDoubts(smokingStatusReader),
  policyType: policyTypeReader,
  healthStatus: withDoubts(healthStatusReader),
  majorHealthConditions: withDoubts(majorHealthConditionsReader),
  medications: withDoubts(medicationsReader),
  familyHistory: withDoubts(familyHistoryReader),
  riskyHobbies: withDoubts(riskyHobbiesReader),
  highRiskOccupation: withDoubts(highRiskOccupationReader),
  alcoholConsumption: withDoubts(alcoholConsumptionReader),
  exercise: withDoubts(exerciseReader),
  priority: priorityReader,
  noMedicalExam: noMedicalExamReader,
  approvalPreference: approvalPreferenceReader,
};

/** One reader for each slot, in the order the slots are asked. */
export const allReaders: readonly Reader[] = Object.values(readers);

export function findReader(slot: SlotId): Reader {
  return readers[slot];
}
