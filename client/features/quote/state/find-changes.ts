import { recommend } from '../../../../shared/matching/recommend.ts';
import type { Recommendation } from '../../../../shared/matching/recommendation.ts';
import { findSlot, listOptions, type SlotId } from '../../../../shared/quote/questions.ts';
import { type UserData, userDataSchema } from '../../../../shared/quote/user-data.ts';
import type { MatchingRules } from '../result/matching-rules.ts';

/** A preference that would lead to another carrier if it were changed to any of `to`. */
export type Change = { valueId: SlotId; label: string; to: string[]; carrierName: string };

/** What someone can choose differently. Health, age, and state can't be chosen. */
const wishes: readonly SlotId[] = [
  'policyType',
  'coverageAmount',
  'priority',
  'noMedicalExam',
  'approvalPreference',
];

/**
 * Finds the preferences that would each change the recommended carrier. Undefined if this browser's rules don't produce
 * the recommendation that is shown, because then there is no way to tell.
 */
export function findChanges(
  userData: UserData,
  shown: Recommendation,
  rules: MatchingRules,
): Change[] | undefined {
  if (!isSameResult(recommend(userData, rules.carriers, rules), shown)) return undefined;
  return wishes.flatMap((valueId) => {
    const slot = findSlot(valueId);
    const byCarrier = new Map<string, string[]>();
    for (const option of listOptions(slot)) {
      const other = findOtherMatch({ ...userData, [valueId]: option }, shown, rules);
      if (other) byCarrier.set(other, [...(byCarrier.get(other) ?? []), option]);
    }
    return [...byCarrier].map(([carrierName, to]) => ({ valueId, label: slot.shortLabel, to, carrierName }));
  });
}

function findOtherMatch(
  data: unknown,
  shown: Recommendation,
  { carriers, reading }: MatchingRules,
): string | undefined {
  const changed = userDataSchema.safeParse(data).data;
  if (!changed) return undefined;
  const other = recommend(changed, carriers, { reading });
  const isSame = other.carrierId === shown.carrierId && !shown.isFallback;
  return other.isFallback || isSame ? undefined : other.recommendedCompany;
}

function isSameResult(one: Recommendation, other: Recommendation): boolean {
  const listScores = ({ explanation }: Recommendation) =>
    explanation.map(({ carrierId, score }) => `${carrierId} ${score}`).join();
  return one.carrierId === other.carrierId && listScores(one) === listScores(other);
}
