import type { UserData } from '../quote/user-data.ts';
import type { Carrier } from '../site/schemas/carriers.ts';
import { describeFailures, describeFallbackLine, describeLines } from './explain.ts';
import { computeMatchPercent } from './match-percent.ts';
import { type RankedCarrier, rankCarriers } from './rank.ts';
import { buildFallbackReasons, buildReasons } from './reasons.ts';
import type { Alternative, CarrierExplanation, Recommendation } from './recommendation.ts';
import { fallbackScore } from './score.ts';
import type { MatchReading } from './translate.ts';

function presentCarrier({ id, name, description, referralLink, logo }: Carrier) {
  return { carrierId: id, recommendedCompany: name, description, referralLink, logo };
}

function presentMatch({ about, score, lines }: RankedCarrier): Alternative {
  const { carrier } = about;
  return {
    ...presentCarrier(carrier),
    score,
    matchPercent: computeMatchPercent(score, carrier.isPrimary),
    isPrimary: carrier.isPrimary,
    reasons: buildReasons(about, lines),
  };
}

function presentFallback({ about, failed }: RankedCarrier): Alternative {
  return {
    ...presentCarrier(about.carrier),
    score: fallbackScore,
    matchPercent: computeMatchPercent(fallbackScore, true),
    isPrimary: true,
    reasons: buildFallbackReasons(about, failed),
  };
}

function explain({ about, isEligible, score, lines, failed }: RankedCarrier): CarrierExplanation {
  return {
    carrierId: about.carrier.id,
    carrierName: about.carrier.name,
    isEligible,
    score,
    lines: describeLines(about, lines),
    failures: describeFailures(about, failed),
  };
}

function explainFallback(standing: RankedCarrier): CarrierExplanation {
  return { ...explain(standing), score: fallbackScore, lines: [describeFallbackLine()] };
}

/**
 * Recommends a carrier for these answers, and explains every point and every failed rule of every carrier. The primary
 * carrier wins if it qualifies. Otherwise, the highest score wins. If no carrier qualifies, the primary one is the
 * fallback, with score 50, `isFallback` true, and `isEligible` false. Pure, and independent of the order of `carriers`.
 * Throws a RangeError if no carrier is primary. See docs/product.md, "Scoring".
 */
export function recommend(
  userData: UserData,
  carriers: readonly Carrier[],
  options: { reading?: MatchReading } = {},
): Recommendation {
  const ranked = rankCarriers(userData, carriers, options.reading);
  const primary = ranked.find(({ about }) => about.carrier.isPrimary);
  if (!primary) throw new RangeError('One carrier must be primary');

  const [winner, ...others] = ranked.filter(({ isEligible }) => isEligible);
  return {
    ...(winner ? presentMatch(winner) : presentFallback(primary)),
    isFallback: !winner,
    explanation: ranked.map((standing) =>
      winner || standing !== primary ? explain(standing) : explainFallback(standing),
    ),
    alternatives: others.map(presentMatch),
    primary: { ...presentCarrier(primary.about.carrier), isEligible: primary.isEligible },
  };
}
