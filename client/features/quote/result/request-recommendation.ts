import { recommend } from '../../../../shared/matching/recommend.ts';
import { type Recommendation, recommendationSchema } from '../../../../shared/matching/recommendation.ts';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import { ApiError, call, NetworkError } from '../../../lib/api-client.ts';
import type { MatchingRules } from './matching-rules.ts';

/** How long the server can take before the visitor's own browser computes the match, in milliseconds. */
const patienceMs = 4000;

/** `fallbackReason` says why the browser computed the match itself. Undefined if the server did. */
export type Delivery = { recommendation: Recommendation; fallbackReason?: string };

/**
 * Requests a recommendation. Never fails: if the server doesn't respond in time, or with something unexpected, the same
 * rules run here.
 */
export async function requestRecommendation(
  userData: UserData,
  rules: MatchingRules | Promise<MatchingRules>,
): Promise<Delivery> {
  try {
    const answer = await call('POST /api/recommendation', {
      body: { userData },
      timeoutMs: patienceMs,
    });
    return { recommendation: recommendationSchema.parse(answer) };
  } catch (cause) {
    const { carriers, reading } = await rules;
    return { recommendation: recommend(userData, carriers, { reading }), fallbackReason: nameFailure(cause) };
  }
}

function nameFailure(cause: unknown): string {
  if (cause instanceof ApiError) return cause.code;
  if (cause instanceof NetworkError) return cause.isTimeout ? 'timeout' : 'unreachable';
  return 'unexpected_answer';
}
