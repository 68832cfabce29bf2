import { spellNumber } from '../../../../shared/format/numbers.ts';
import { formatCount } from '../../../../shared/format/plurals.ts';
import type { Recommendation } from '../../../../shared/matching/recommendation.ts';
import { questions } from '../../../../shared/quote/questions.ts';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import { buildCarrierPath } from '../../../app/paths.ts';
import { fieldIds } from '../state/quote.ts';

function spellCarriers(count: number): string {
  return formatCount(count, { one: 'one carrier', other: `${spellNumber(count)} carriers` });
}

/** The sentence below "Your Quote is Ready!": what was compared, and why this carrier comes first. */
export function describeMatch(userData: UserData, recommendation: Recommendation): string {
  const { recommendedCompany, isFallback, isPrimary, explanation } = recommendation;
  const firstName = userData.name.split(/\s+/)[0] ?? userData.name;
  const answered = fieldIds.length + questions.filter(({ id }) => userData[id] !== undefined).length;
  const checked = `${firstName}, we checked ${spellCarriers(explanation.length)} against your ${answered} answers.`;
  if (isFallback) return `${checked} None is a full match. Start by asking ${recommendedCompany}.`;
  if (isPrimary)
    return `${checked} You meet all of ${recommendedCompany}’s requirements. It’s our primary partner, so it comes first.`;
  return `${checked} This one fits you best.`;
}

/** Describes the result for the carrier that the visitor asked about. */
export function describeInterest(
  interest: { slug: string; name: string },
  recommendation: Recommendation,
): string {
  const { slug, name } = interest;
  const result = recommendation.explanation.find(({ carrierId }) => carrierId === slug);
  if (!result)
    return `${name} is in our directory, but it isn’t one of the carriers we match people with. [Compare ${name} with them](${buildCarrierPath(slug)}#compare)`;
  if (recommendation.carrierId === slug && !recommendation.isFallback) return 'It’s also your match.';
  const alternative = recommendation.alternatives.find(({ carrierId }) => carrierId === slug);
  if (alternative)
    return `It also fits your answers, with a ${alternative.matchPercent}% match. See why below.`;
  const rules =
    result.failures.length === 1 ? 'one of its published requirements' : 'some of its published requirements';
  return `It isn’t a match: you don’t meet ${rules}. See why below.`;
}
