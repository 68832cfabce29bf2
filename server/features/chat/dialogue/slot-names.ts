import type { SlotId } from '../../../../shared/api/chat.ts';

const names: readonly [SlotId, RegExp][] = [
  ['noMedicalExam', /\b(?:(?:medical |the )?exams?|checkup)\b/],
  ['approvalPreference', /\b(?:approval|timing|how soon|speed of|decision)\b/],
  ['highRiskOccupation', /\b(?:occupation|job|work|profession)\b/],
  ['riskyHobbies', /\bhobb(?:y|ies)\b/],
  ['familyHistory', /\bfamily (?:history|illness\w*)\b/],
  ['medications', /\b(?:medications?|meds|prescriptions?|medicines?)\b/],
  ['majorHealthConditions', /\b(?:(?:health |medical |major )+conditions?|diagnos\w+)\b/],
  ['alcoholConsumption', /\b(?:alcohol|drink(?:ing|s)?)\b/],
  ['exercise', /\b(?:exercise|workout)\b/],
  ['smokingStatus', /\b(?:smok\w+|tobacco|nicotine)\b/],
  ['policyType', /\b(?:policy(?: type)?|type of policy|policy kind|term or whole)\b/],
  ['priority', /\b(?:priority|what matters)\b/],
  ['healthStatus', /\bhealth\b/],
  ['coverageAmount', /\b(?:coverage|amount|cover)\b/],
  ['state', /\b(?:state|location|where i live)\b/],
  ['age', /\bage\b/],
  ['name', /\bname\b/],
];

/** The slot that a text names, such as `the coverage amount`. */
export function findNamedSlot(text: string): SlotId | undefined {
  return names.find(([, pattern]) => pattern.test(text))?.[0];
}
