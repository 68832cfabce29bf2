import type { QuestionSpeech } from './question.ts';
import { ageSpeech } from './questions/age.ts';
import { alcoholConsumptionSpeech } from './questions/alcohol-consumption.ts';
import { approvalPreferenceSpeech } from './questions/approval-preference.ts';
import { coverageAmountSpeech } from './questions/coverage-amount.ts';
import { exerciseSpeech } from './questions/exercise.ts';
import { familyHistorySpeech } from './questions/family-history.ts';
import { healthStatusSpeech } from './questions/health-status.ts';
import { highRiskOccupationSpeech } from './questions/high-risk-occupation.ts';
import { majorHealthConditionsSpeech } from './questions/major-health-conditions.ts';
import { medicationsSpeech } from './questions/medications.ts';
import { nameSpeech } from './questions/name.ts';
import { noMedicalExamSpeech } from './questions/no-medical-exam.ts';
import { policyTypeSpeech } from './questions/policy-type.ts';
import { prioritySpeech } from './questions/priority.ts';
import { riskyHobbiesSpeech } from './questions/risky-hobbies.ts';
import { smokingStatusSpeech } from './questions/smoking-status.ts';
import { stateSpeech } from './questions/state.ts';
import type { SlotId } from './questions.ts';

/** How people talk about each question. Only the server imports it. */
export const speech: Readonly<Record<SlotId, QuestionSpeech>> = {
  name: nameSpeech,
  age: ageSpeech,
  state: stateSpeech,
  coverageAmount: coverageAmountSpeech,
  smokingStatus: smokingStatusSpeech,
  policyType: policyTypeSpeech,
  healthStatus: healthStatusSpeech,
  majorHealthConditions: majorHealthConditionsSpeech,
  medications: medicationsSpeech,
  familyHistory: familyHistorySpeech,
  riskyHobbies: riskyHobbiesSpeech,
  highRiskOccupation: highRiskOccupationSpeech,
  alcoholConsumption: alcoholConsumptionSpeech,
  exercise: exerciseSpeech,
  priority: prioritySpeech,
  noMedicalExam: noMedicalExamSpeech,
  approvalPreference: approvalPreferenceSpeech,
};
