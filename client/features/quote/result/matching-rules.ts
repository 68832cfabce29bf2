import * as z from 'zod';
import { carriersSchema } from '../../../../shared/matching/carrier.ts';
import { matching } from '../../../../shared/matching/matching.data.ts';
import type { MatchReading } from '../../../../shared/matching/recommend.ts';
import type { Recommendation } from '../../../../shared/matching/recommendation.ts';
import { call } from '../../../lib/api-client.ts';

/** What a match is made with: the carriers and how answers are compared with their rules. */
export type MatchingRules = { carriers: typeof matching.carriers; reading: MatchReading };

const rulesSchema = z.object({ carriers: carriersSchema, reading: z.enum(['normalised', 'literal']) });

export const builtInRules: MatchingRules = { carriers: matching.carriers, reading: 'normalised' };

/** Whether a recommendation leads where these rules would lead: an operator may have changed a link since it was made. */
export function hasCurrentLink(recommendation: Recommendation, { carriers }: MatchingRules): boolean {
  const { carrierId, referralLink } = recommendation;
  return carriers.some((carrier) => carrier.id === carrierId && carrier.referralLink === referralLink);
}

/**
 * The rules that the server matches with, which its operator may have changed, so that this browser can make the same
 * match when the server cannot. Undefined when the server does not say; the built-in ones serve then.
 */
export async function fetchMatchingRules(signal: AbortSignal): Promise<MatchingRules | undefined> {
  try {
    return rulesSchema.safeParse(await call('GET /api/carriers', { signal })).data;
  } catch {
    return undefined;
  }
}
