import type { IncomingMessage } from 'node:http';
import { logReferral } from '../../../shared/api/matching.contract.ts';
import type { Db } from '../../platform/database/database.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Referral } from './referrals.repository.ts';
import type { ReferralService } from './referrals.service.ts';

type Dependencies = {
  referrals: ReferralService;
  /**
   * Finds the signed-in person, if their account is confirmed, their second factor was used, and their session began
   * before the click, because a late click may be from someone else who used this computer before.
   */
  findUserId: (request: IncomingMessage, clickedAt: Date) => Promise<string | undefined>;
  /** Called when a referral is stored, so that the person's own quote can show it. */
  noteReferral: (trx: Db, userId: string, click: Referral) => Promise<void>;
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
      return referrals.logReferral(body, clickedAt, {
        userAgent: request.headers['user-agent'],
        note: userId === undefined ? undefined : (trx, click) => noteReferral(trx, userId, click),
      });
    }),
  ];
}
