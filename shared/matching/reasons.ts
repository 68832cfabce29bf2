import { joinWithAnd } from '../format/lists.ts';
import type { EligibilityRule } from './eligibility.ts';
import type { Case } from './explain.ts';
import type { PointLine, ScoringRule } from './score.ts';
import { nameHealthLevels } from './words.ts';

const maxReasons = 3;

type Reason = {
  /** Set if the reason is true only for a carrier that earned points by this rule. */
  earnedBy?: ScoringRule;
  holds?: (about: Case) => boolean;
  say: (about: Case) => string;
};

function isOpenToSmokers({ applicant, carrier }: Case): boolean {
  return applicant.smokes && !carrier.conditions.specialties.includes('smoker_friendly');
}

/**
 * The most meaningful reasons first: what sets carriers apart, what the visitor asked for, then rules that all eligible
 * carriers pass.
 */
const possibleReasons: readonly Reason[] = [
  {
    earnedBy: 'smoker_friendly',
    say: ({ carrier }) => `Open to tobacco and nicotine. ${carrier.name} specializes in people who use them.`,
  },
  {
    holds: isOpenToSmokers,
    say: ({ carrier }) => `Open to tobacco and nicotine. ${carrier.name} considers people who use them.`,
  },
  {
    earnedBy: 'priority',
    say: ({ userData, carrier }) =>
      `Matches your priority. You put ${userData.priority.toLowerCase()} first, which is one of ${carrier.name}’s strengths in our rules.`,
  },
  {
    earnedBy: 'no_medical_exam',
    say: ({ carrier }) =>
      `No-exam option. ${carrier.name} has an option without a medical exam, and you may qualify for it.`,
  },
  {
    earnedBy: 'instant_approval',
    say: ({ carrier }) =>
      `Fast approval. You’d like a decision right away, and fast approval is one of ${carrier.name}’s specialties.`,
  },
  {
    say: ({ carrier: { name, conditions } }) =>
      `Fits your age. ${name} covers ages ${conditions.ageMin} to ${conditions.ageMax}.`,
  },
  {
    say: ({ carrier: { name, conditions } }) =>
      `Fits your health. ${name} considers people in ${nameHealthLevels(conditions.healthStatusRequired)} health.`,
  },
  {
    say: ({ applicant, userData, carrier: { name } }) =>
      applicant.policy === 'not_sure'
        ? `Leaves the choice open. ${name} considers people who aren’t sure yet which policy they want.`
        : `Has your policy type. ${name} offers ${userData.policyType.toLowerCase()}.`,
  },
];

/**
 * Returns three reasons why an eligible carrier fits, each with a short lead sentence and one more. They claim only
 * what follows from the carrier's rules and the point lines.
 */
export function buildReasons(about: Case, lines: readonly PointLine[]): string[] {
  const reasons: string[] = [];
  for (const { earnedBy, holds, say } of possibleReasons) {
    if (reasons.length === maxReasons) break;
    if (earnedBy && !lines.some((line) => line.rule === earnedBy)) continue;
    if (holds && !holds(about)) continue;
    reasons.push(say(about));
  }
  return reasons;
}

const failedSubjects: Readonly<Record<EligibilityRule, string>> = {
  age: 'age',
  smoking: 'tobacco or nicotine use',
  health: 'overall health',
  policy: 'policy type',
  coverage: 'coverage amount',
  state: 'state',
  no_medical_exam: 'medical exams',
};

/** What to say next to the primary carrier when no carrier qualifies. None of this claims that it does. */
export function buildFallbackReasons({ carrier }: Case, failed: readonly EligibilityRule[]): string[] {
  const subjects = joinWithAnd(failed.map((rule) => failedSubjects[rule]));
  return [
    'No full match yet. No partner’s published rules fit all of your answers.',
    `${carrier.name} will confirm. It’s our primary partner, and it will tell you whether you’re eligible when you apply.`,
    `What doesn’t fit. You don’t meet ${carrier.name}’s published rules on ${subjects}.`,
  ];
}
