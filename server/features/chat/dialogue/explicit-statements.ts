import type { SlotId } from '../../../../shared/api/chat.ts';

const firm: Readonly<Partial<Record<SlotId, RegExp>>> = {
  name: /\bname\b|\bcall me\b|\bspel/,
  age: /\b(?:i'm|age|years old)\b/,
  state: /\b(?:i live|i'm in|live in|living in|state|moved to|resident|reside|i'm from)\b/,
  coverageAmount: /\b(?:coverage|policy|amount|cover|worth)\b/,
  healthStatus: /\bhealth\b/,
  smokingStatus: /\b(?:i (?:do |don't |still |never )?(?:smoke|vape)|smoker|i quit)\b/,
  policyType: /\b(?:term life|whole life|policy)\b/,
  priority: /\b(?:priority|most important|matters most)\b/,
  alcoholConsumption: /\bi (?:do |don't |never )?drink\b/,
  exercise: /\bi (?:do |don't |never )?(?:exercise|work ?out)\b/,
  noMedicalExam: /\bexam\b/,
  medications: /\bi (?:do |don't |never )?take\b|\bi'm on\b/,
  majorHealthConditions: /\b(?:diagnosed|i have|i had|i'm diabetic)\b/,
};

/** Whether a text says a slot's value outright, so that it replaces one that was given: an incidental mention does not. */
export function isExplicitStatement(slot: SlotId, text: string): boolean {
  return firm[slot]?.test(text) ?? false;
}
