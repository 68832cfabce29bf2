import { useEffect, useState } from 'react';
import * as z from 'zod';
import type { Recommendation } from '../../../../shared/matching/recommendation.ts';
import { type MatchReading, matchReadings } from '../../../../shared/matching/translate.ts';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { carriersSchema } from '../../../../shared/site/schemas/carriers.ts';
import { call } from '../../../lib/api-client.ts';

/** What the matching needs: the carriers, and how answers are compared with their rules. */
export type MatchingRules = { carriers: typeof matchedCarriers; reading: MatchReading };

const rulesSchema = z.object({ carriers: carriersSchema, reading: z.enum(matchReadings) });

export const builtInRules: MatchingRules = { carriers: matchedCarriers, reading: 'normalised' };

/** Whether a recommendation has the same link as these rules. A newer build may have changed it since then. */
export function hasCurrentLink(recommendation: Recommendation, { carriers }: MatchingRules): boolean {
  const { carrierId, referralLink } = recommendation;
  return carriers.some((carrier) => carrier.id === carrierId && carrier.referralLink === referralLink);
}

/**
 * Fetches the rules that the server matches with, which may be from a newer build, so that this browser can compute the
 * same match if the server can't. Returns undefined if the server doesn't respond, in which case the built-in rules are
 * used.
 */
export async function fetchMatchingRules(signal: AbortSignal): Promise<MatchingRules | undefined> {
  try {
    return rulesSchema.safeParse(await call('GET /api/carriers', { signal })).data;
  } catch {
    return undefined;
  }
}

/** Returns the built-in rules, and the server's own as soon as they have loaded. */
export function useMatchingRules(): MatchingRules {
  const [rules, setRules] = useState(builtInRules);
  useEffect(() => {
    const leaving = new AbortController();
    void fetchMatchingRules(leaving.signal).then((fetched) => {
      if (fetched && !leaving.signal.aborted) setRules(fetched);
    });
    return () => leaving.abort();
  }, []);
  return rules;
}
