import type { Carrier } from '../site/schemas/carriers.ts';
import { type CarrierFacts, policyKinds, type UnruledFacts } from './carrier-facts.ts';

/** Derives facts from a matched carrier's rules, so that the two always agree. */
export function deriveFacts(
  { conditions }: Carrier,
  { decision, suits, lessSuited }: UnruledFacts,
): CarrierFacts {
  const { ageMin, ageMax, coverageMin, coverageMax, statesAvailable, policyTypesOffered } = conditions;
  const offered: readonly string[] = policyTypesOffered;
  const allowed = conditions.specialties.includes('smoker_friendly') ? 'specialty' : 'considered';
  return {
    decision,
    suits,
    lessSuited,
    ages: { min: ageMin, max: ageMax },
    amounts: {
      ...(coverageMin !== undefined && { min: coverageMin }),
      ...(coverageMax !== undefined && { max: coverageMax }),
    },
    tobacco: conditions.smokingAllowed ? allowed : 'not_accepted',
    states: statesAvailable ? { only: statesAvailable } : 'all',
    policies: policyKinds.filter((kind) => offered.includes(kind)),
  };
}
