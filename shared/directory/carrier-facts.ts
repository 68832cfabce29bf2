import type { UserData } from '../quote/user-data.ts';

/** Both ends are inclusive. */
type Range = { min: number; max: number };
/** How long a carrier usually takes to decide. Without `min`, it takes up to `max`. */
export type DecisionTime = { min?: number; max: number; unit: 'hour' | 'day' | 'week' };

/** The kinds of policies, in the order in which texts list them. */
export const policyKinds = ['term', 'whole', 'universal', 'final_expense'] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** How a carrier treats tobacco and nicotine use. */
export const tobaccoPolicies = ['specialty', 'considered', 'not_accepted', 'not_asked'] as const;
export type TobaccoPolicy = (typeof tobaccoPolicies)[number];

type UsState = UserData['state'];

/** The facts that people compare carriers by. Most facts of a matched carrier come from its rules. */
export type CarrierFacts = {
  /** The age when the policy starts, in years. */
  ages: Range;
  /** In dollars. A missing end means no limit. */
  amounts: Partial<Range>;
  /** How long each way of applying takes. A way that isn't offered has no time. */
  decision: { withoutExam?: DecisionTime; withExam?: DecisionTime };
  tobacco: TobaccoPolicy;
  states: 'all' | { only: readonly UsState[] } | { except: readonly UsState[] };
  policies: readonly PolicyKind[];
  /** Who the carrier suits, and who should look elsewhere, in one sentence each. */
  suits: string;
  lessSuited: string;
};

/** The facts that a matched carrier's rules don't contain. */
export type UnruledFacts = Pick<CarrierFacts, 'decision' | 'suits' | 'lessSuited'>;

export type ExamPolicy = 'none' | 'optional' | 'usual';

/** Whether people can or must apply without a medical exam. */
export function findExamPolicy({ decision }: CarrierFacts): ExamPolicy {
  if (!decision.withExam) return 'none';
  return decision.withoutExam ? 'optional' : 'usual';
}
