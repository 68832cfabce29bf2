import { getRecommendation, listCarriers } from '../../../shared/api/matching.contract.ts';
import { recommend } from '../../../shared/matching/recommend.ts';
import type { MatchReading } from '../../../shared/matching/translate.ts';
import type { Carrier } from '../../../shared/site/schemas/carriers.ts';
import { implement, type Route } from '../../platform/http/implement.ts';

type Dependencies = { carriers: readonly Carrier[]; reading: MatchReading };

/**
 * The match, and the carriers it is based on, so that a browser can compute the same match if the server doesn't
 * respond.
 */
export function createRecommendationRoutes({ carriers, reading }: Dependencies): readonly Route[] {
  return [
    implement(getRecommendation, ({ body }) => recommend(body.userData, carriers, { reading })),
    implement(listCarriers, () => ({ carriers: [...carriers], reading })),
  ];
}
