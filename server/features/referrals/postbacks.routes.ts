import { createHash } from 'node:crypto';
import { receivePostback } from '../../../shared/api/webhooks/postbacks.contract.ts';
import { addDays, type Clock, toDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError, createInvalidInput } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { messages } from './messages.ts';
import { findBodyHash, insertOutcome } from './outcomes.repository.ts';
import { findReferral } from './referrals.repository.ts';

/** Routes for the carriers' own reports. Their signature has already been checked. */
export function createPostbackRoutes({ db, clock }: { db: Db; clock: Clock }): readonly Route[] {
  return [
    implement(receivePostback, async ({ body, path, request }) => {
      const { clickId, status, occurredOn, amount } = body;
      const now = clock.now();
      // In the east, a day begins earlier than in UTC.
      if (occurredOn > addDays(toDay(now), 1)) throw createInvalidInput({ occurredOn: messages.inFuture });
      const referral = await findReferral(db, clickId);
      if (referral?.carrierId !== path.carrier) throw createInvalidInput({ clickId: messages.unknownClick });
      // In the west, it ends later.
      if (occurredOn < addDays(toDay(referral.clickedAt), -1)) {
        throw createInvalidInput({ occurredOn: messages.beforeClick });
      }
      const report = {
        carrierId: path.carrier,
        clickId,
        status,
        amountCents: Math.round(amount * 100),
        occurredOn,
        messageId: String(request.headers['webhook-id']),
        bodyHash: createHash('sha256')
          .update(request.bodyText ?? '')
          .digest('base64url'),
        receivedAt: now,
      };
      if (await insertOutcome(db, report)) return { isRepeat: false };
      if ((await findBodyHash(db, report.carrierId, report.messageId)) !== report.bodyHash) {
        throw new AppError(409, 'id_reused', messages.idReused);
      }
      return { isRepeat: true };
    }),
  ];
}
