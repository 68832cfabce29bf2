import { carrierRatings } from '../../../../shared/directory/carrier-terms.ts';
import { findFailedRules } from '../../../../shared/matching/eligibility.ts';
import { computeMatchPercent } from '../../../../shared/matching/match-percent.ts';
import { addPoints, type ScoringRule, scoreCarrier } from '../../../../shared/matching/score.ts';
import type { Applicant } from '../../../../shared/matching/translate.ts';
import type { Carrier, HealthValue } from '../../../../shared/site/schemas/carriers.ts';
import type { DirectoryCarrier } from '../../../../shared/site/schemas/directory.ts';
import { healthWords, exampleWords as words } from './example-messages.ts';

const usualAge = 34;
const usualCoverage = 500_000;
/** The number of carriers that fit on the page side by side. */
const shownCarriers = 3;

/**
 * The match in the landing page's examples, computed with the matching rules for someone who fits the primary carrier.
 */
export function composeExample(carriers: readonly Carrier[], listed: readonly DirectoryCarrier[]) {
  const primary = carriers.find(({ isPrimary }) => isPrimary);
  if (!primary) throw new RangeError('One carrier must be primary');
  const health = prefer('good', primary.conditions.healthStatusRequired);
  const applicant = chooseApplicant(primary, health);
  const { age, wantsNoExam } = applicant;
  const lines = scoreCarrier(applicant, primary);
  const score = addPoints(lines);
  const others = carriers
    .filter((carrier) => carrier !== primary && findFailedRules(applicant, carrier).length === 0)
    .map((carrier) => ({ logo: carrier.logo, score: addPoints(scoreCarrier(applicant, carrier)) }))
    .toSorted((one, other) => other.score - one.score);
  const labels: Partial<Record<ScoringRule, string>> = {
    age: words.age(age),
    health: healthWords[health],
    priority: words.lowestCost,
    no_medical_exam: words.noExam,
  };
  return {
    /** What the top of the page shows. */
    match: {
      carrier: primary.name,
      logo: primary.logo,
      percent: computeMatchPercent(score, true),
      reasons: [words.fits(age), ...(wantsNoExam ? [words.withoutExam] : [])],
    },
    details: {
      host: new URL(primary.referralLink).host.replace(/^www\./, ''),
      applicant: words.applicant(age, healthWords[health]),
      points: lines
        .flatMap(({ rule, points }) => (labels[rule] ? [{ label: labels[rule], points }] : []))
        .toSorted((one, other) => other.points - one.points),
      compared: [{ logo: primary.logo, score }, ...others].slice(0, shownCarriers).map((shown) => ({
        logo: shown.logo,
        // A carrier may give no points at all.
        share: score === 0 ? 1 : Math.min(1, shown.score / score),
      })),
      partners: carriers.slice(0, shownCarriers).map(({ name, logo }) => ({ name, logo })),
      rated: describeRatings(carriers, listed),
    },
  };
}

/** An applicant who is as typical as the carrier's rules allow. */
function chooseApplicant({ conditions }: Carrier, health: HealthValue): Applicant {
  const { ageMin, ageMax, coverageMin, coverageMax, policyTypesOffered } = conditions;
  return {
    reading: 'normalised',
    age: clamp(usualAge, ageMin, ageMax),
    state: conditions.statesAvailable?.[0] ?? 'Ohio',
    coverage: clamp(usualCoverage, coverageMin, coverageMax),
    smokes: false,
    health,
    policy: prefer('term', policyTypesOffered),
    priority: 'price',
    wantsNoExam: conditions.noMedicalExamAvailable,
    wantsInstantApproval: false,
  };
}

function clamp(value: number, min = value, max = value): number {
  return Math.min(Math.max(value, min), max);
}

function prefer<Value extends string>(wanted: Value, allowed: readonly Value[]): Value {
  return allowed.includes(wanted) ? wanted : (allowed[0] ?? wanted);
}

function describeRatings(carriers: readonly Carrier[], listed: readonly DirectoryCarrier[]): string {
  const ratings = carrierRatings.filter((rating) =>
    listed.some(
      ({ slug, amBestRating }) => amBestRating === rating && carriers.some(({ id }) => id === slug),
    ),
  );
  return words.rated(ratings.at(-1) ?? '', ratings.length > 1);
}
