import { recommend } from '../../../../shared/matching/recommend.ts';
import { type Recommendation, recommendationSchema } from '../../../../shared/matching/recommendation.ts';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import { ApiError, call, NetworkError } from '../../../lib/api-client.ts';
import type { MatchingRules } from './matching-rules.ts';

/** How long the server may take before the visitor's own browser makes the match, in milliseconds. */
const patienceMs = 4000;

/** `fallbackReason` says why the browser made the match itself; absent when the server did. */
export type Delivery = { recommendation: Recommendation; fallbackReason?: string };

/** Never fails: the same rules run here when the server does not answer in time, or not as agreed. */
export async function requestRecommendation(
  userData: UserData,
  { carriers, reading }: MatchingRules,
): Promise<Delivery> {
  try {
    const answer = await call('POST /api/recommendation', {
      body: { userData },
      timeoutMs: patienceMs,
    });
    return { recommendation: recommendationSchema.parse(answer) };
  } catch (cause) {
    return { recommendation: recommend(userData, carriers, { reading }), fallbackReason: nameFailure(cause) };
  }
}

function nameFailure(cause: unknown): string {
  if (cause instanceof ApiError) return cause.code;
  if (cause instanceof NetworkError) return cause.isTimeout ? 'timeout' : 'unreachable';
  return 'unexpected_answer';
}
