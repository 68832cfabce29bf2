import type { UserData } from '../quote/user-data.ts';

/** Both ends are included. */
type Range = { min: number; max: number };
/** How long a carrier usually takes to decide; without `min`, up to `max`. */
export type DecisionTime = { min?: number; max: number; unit: 'hour' | 'day' | 'week' };

/** The kinds of policy, in the order they are named. */
export const policyKinds = ['term', 'whole', 'universal', 'final_expense'] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** What a carrier makes of tobacco and nicotine. */
export type TobaccoPolicy = 'specialty' | 'considered' | 'not_accepted' | 'not_asked';

type UsState = UserData['state'];

/** What people compare carriers by. A carrier that is matched takes most of it from its rules. */
export type CarrierFacts = {
  /** In years, when the policy starts. */
  ages: Range;
  /** In dollars; a missing end has no limit. */
  amounts: Partial<Range>;
  /** How long each way of applying takes; a way without a time isn't offered. */
  decision: { withoutExam?: DecisionTime; withExam?: DecisionTime };
  tobacco: TobaccoPolicy;
  states: 'all' | { only: readonly UsState[] } | { except: readonly UsState[] };
  policies: readonly PolicyKind[];
  /** Who it suits, and who should look further, in a sentence each. */
  suits: string;
  lessSuited: string;
};

/** What a matched carrier's rules don't say. */
export type UnruledFacts = Pick<CarrierFacts, 'decision' | 'suits' | 'lessSuited'>;

export type ExamPolicy = 'none' | 'optional' | 'usual';

/** Whether people can, or must, apply without a medical exam. */
export function findExamPolicy({ decision }: CarrierFacts): ExamPolicy {
  if (!decision.withExam) return 'none';
  return decision.withoutExam ? 'optional' : 'usual';
}
