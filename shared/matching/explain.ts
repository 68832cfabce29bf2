import { joinWithAnd, joinWithOr } from '../format/lists.ts';
import type { UserData } from '../quote/user-data.ts';
import type { Carrier } from '../site/schemas/carriers.ts';
import type { EligibilityRule } from './eligibility.ts';
import type { ExplanationFailure, ExplanationLine } from './recommendation.ts';
import { fallbackScore, findAgeBand, type PointLine, type ScoringRule } from './score.ts';
import type { Applicant } from './translate.ts';
import { listHealthLevels, nameCoverageRange, namePolicyOptions } from './words.ts';

/** Everything that a sentence about a carrier and a visitor can use. */
export type Case = { userData: UserData; applicant: Applicant; carrier: Carrier };

const sameForEveryone = 'The same for every applicant';

function nameAgeBand({ applicant, carrier }: Case): string {
  const band = findAgeBand(carrier.scoring.ageBonus, applicant.age);
  return band ? `Ages ${band.min} to ${band.max}` : 'Age';
}

const lineWords: Readonly<Record<ScoringRule, (about: Case) => { label: string; answer: string }>> = {
  base_score: () => ({ label: 'Starting score', answer: sameForEveryone }),
  score_boost: ({ carrier }) => ({
    label: carrier.isPrimary ? 'Head start as our primary partner' : 'Head start set for this carrier',
    answer: sameForEveryone,
  }),
  age: (about) => ({ label: nameAgeBand(about), answer: String(about.userData.age) }),
  health: ({ userData }) => ({ label: 'Overall health', answer: userData.healthStatus }),
  priority: ({ userData }) => ({ label: 'What matters most to you', answer: userData.priority }),
  no_medical_exam: ({ userData }) => ({
    label: 'Option without a medical exam',
    answer: userData.noMedicalExam,
  }),
  instant_approval: ({ userData }) => ({
    label: 'Known for fast approval',
    answer: userData.approvalPreference,
  }),
  smoker_friendly: ({ userData }) => ({
    label: 'Specializes in people who use tobacco or nicotine',
    answer: userData.smokingStatus,
  }),
};

/** Explains the point lines in plain words, with the answer that earned them. */
export function describeLines(about: Case, lines: readonly PointLine[]): ExplanationLine[] {
  return lines.map(({ rule, points }) => ({ rule, ...lineWords[rule](about), points }));
}

/** The only line of the primary carrier's score when no carrier qualifies. */
export function describeFallbackLine(): ExplanationLine {
  return {
    rule: 'fallback',
    label: 'Starting score when no carrier fits every answer',
    answer: sameForEveryone,
    points: fallbackScore,
  };
}

function requireLiterally({ applicant }: Case, values: readonly string[], inWords: string): string {
  if (applicant.reading === 'normalised') return inWords;
  return `Answers are compared letter for letter, and the rule lists ${joinWithOr(values)}.`;
}

type FailureWords = { label: string; answer: string; requirement: string };

const failureWords: Readonly<Record<EligibilityRule, (about: Case) => FailureWords>> = {
  age: ({ userData, carrier: { name, conditions } }) => ({
    label: 'Your age is outside this carrier’s range',
    answer: String(userData.age),
    requirement: `${name} covers ages ${conditions.ageMin} to ${conditions.ageMax}.`,
  }),
  smoking: ({ userData, carrier }) => ({
    label: 'This carrier doesn’t cover tobacco or nicotine use',
    answer: userData.smokingStatus,
    requirement: `${carrier.name} covers people who don’t use tobacco or nicotine.`,
  }),
  health: (about) => ({
    label: 'Your overall health isn’t on this carrier’s list',
    answer: about.userData.healthStatus,
    requirement: requireLiterally(
      about,
      about.carrier.conditions.healthStatusRequired,
      `Its published rules list ${listHealthLevels(about.carrier.conditions.healthStatusRequired)} health only.`,
    ),
  }),
  policy: (about) => ({
    label: 'This carrier doesn’t offer the policy type you chose',
    answer: about.userData.policyType,
    requirement: requireLiterally(
      about,
      about.carrier.conditions.policyTypesOffered,
      `Choosing ${namePolicyOptions(about.carrier.conditions.policyTypesOffered)} would work.`,
    ),
  }),
  coverage: ({ userData, applicant, carrier: { conditions } }) => ({
    label: `Your coverage amount is ${
      applicant.coverage < (conditions.coverageMin ?? 0) ? 'below' : 'above'
    } this carrier’s range`,
    answer: userData.coverageAmount,
    requirement: `An amount ${nameCoverageRange(conditions.coverageMin, conditions.coverageMax)} would work.`,
  }),
  state: ({ userData, carrier: { name, conditions } }) => ({
    label: 'This carrier isn’t available in your state',
    answer: userData.state,
    requirement: `${name} is available in ${joinWithAnd(conditions.statesAvailable ?? [])}.`,
  }),
  no_medical_exam: ({ userData }) => ({
    label: 'This carrier has no option without a medical exam',
    answer: userData.noMedicalExam,
    requirement: 'You’d have to be willing to take a medical exam.',
  }),
};

/** Explains each failed rule in plain words: why it doesn't fit, the answer, and what would change it. */
export function describeFailures(about: Case, failed: readonly EligibilityRule[]): ExplanationFailure[] {
  return failed.map((rule) => ({ rule, ...failureWords[rule](about) }));
}
