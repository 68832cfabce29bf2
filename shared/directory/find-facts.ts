import type { Carrier } from '../matching/carrier.ts';
import { defaultCarriers } from '../matching/carriers.ts';
import { type CarrierFacts, policyKinds, type UnruledFacts } from './carrier-facts.ts';
import { finalExpenseFacts } from './facts/final-expense.ts';
import { matchedFacts } from './facts/matched.ts';
import { noExamFacts } from './facts/no-exam.ts';
import { permanentFacts } from './facts/permanent.ts';
import { termFacts } from './facts/term.ts';

const facts: ReadonlyMap<string, CarrierFacts> = new Map([
  ...defaultCarriers.flatMap((carrier) => {
    const unruled = matchedFacts[carrier.id];
    return unruled ? [[carrier.id, deriveFacts(carrier, unruled)] as const] : [];
  }),
  ...Object.entries({ ...termFacts, ...permanentFacts, ...noExamFacts, ...finalExpenseFacts }),
]);

/** The facts of the carrier with this slug; undefined for one of the operator's own that the directory doesn't list. */
export function findListedFacts(slug: string): CarrierFacts | undefined {
  return facts.get(slug);
}

/** The facts of the directory's carrier with this slug. */
export function findFacts(slug: string): CarrierFacts {
  const found = findListedFacts(slug);
  if (!found) throw new Error(`There are no facts about ${slug}: add them to shared/directory/facts/.`);
  return found;
}

/** The carrier's entry in our matching; undefined for one that is only listed. */
export function findMatchedCarrier(slug: string): Carrier | undefined {
  return defaultCarriers.find(({ id }) => id === slug);
}

/** The facts that follow from a matched carrier's rules, so the two can't disagree. */
function deriveFacts({ conditions }: Carrier, unruled: UnruledFacts): CarrierFacts {
  const { ageMin, ageMax, coverageMin, coverageMax, statesAvailable, policyTypesOffered } = conditions;
  const offered: readonly string[] = policyTypesOffered;
  const allowed = conditions.specialties.includes('smoker_friendly') ? 'specialty' : 'considered';
  return {
    ...unruled,
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
