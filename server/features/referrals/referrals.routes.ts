import type { IncomingMessage } from 'node:http';
import { logReferral } from '../../../shared/api/matching.contract.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { ReferralService } from './referrals.service.ts';

type Dependencies = {
  referrals: ReferralService;
  /**
   * Finds the signed-in person, if their account is confirmed, their second factor was used, and their session began
   * before the click, because a late click may be from someone else who used this computer before.
   */
  findUserId: (request: IncomingMessage, clickedAt: Date) => Promise<string | undefined>;
  /** Called after a referral is stored, so that the person's own quote can show it. */
  noteReferral: (userId: string, click: { carrierName: string; clickId: string }) => Promise<void>;
};

export function createReferralRoutes({
  referrals,
  findUserId,
  noteReferral,
}: Dependencies): readonly Route[] {
  return [
    implement(logReferral, async ({ body, request }) => {
      const clickedAt = referrals.getClickTime(body);
      const userId = await findUserId(request, clickedAt);
      const visitor = { userAgent: request.headers['user-agent'], isSignedIn: userId !== undefined };
      const { isNew, ...stored } = await referrals.logReferral(body, clickedAt, visitor);
      // A click that was already logged may be someone else's, and its outcome must not be shown here.
      if (userId !== undefined && isNew) {
        await noteReferral(userId, { carrierName: body.carrierName, clickId: stored.clickId });
      }
      return stored;
    }),
  ];
}
