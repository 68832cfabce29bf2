import type { IncomingMessage } from 'node:http';
import { logReferral } from '../../../shared/api/matching.contract.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { ReferralService } from './referrals.service.ts';

type Dependencies = {
  referrals: ReferralService;
  /** Called after a referral is stored, so that a signed-in person's own quote can show it. */
  noteReferral: (request: IncomingMessage, carrierName: string) => Promise<void>;
};

export function createReferralRoutes({ referrals, noteReferral }: Dependencies): readonly Route[] {
  return [
    implement(logReferral, async ({ body, request }) => {
      const stored = await referrals.logReferral(body, request.headers['user-agent']);
      await noteReferral(request, body.carrierName);
      return stored;
    }),
  ];
}
