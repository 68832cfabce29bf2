import { randomUUID } from 'node:crypto';
import type { ReferralRequest } from '../../../shared/api/matching.contract.ts';
import type { Carrier } from '../../../shared/site/schemas/carriers.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { createInvalidInput } from '../../platform/errors.ts';
import { messages } from './messages.ts';
import type { AnnounceReferral } from './referral-webhook.ts';
import { insertReferral, type Referral } from './referrals.repository.ts';

const maxUserAgentLength = 512;

const maxAgeMs = 30 * 24 * 3_600_000;
/** How far a device's clock may be ahead. Such a click counts as one of right now. */
const maxSkewMs = 5 * 60_000;

export type ReferralService = ReturnType<typeof createReferralService>;

type Visitor = {
  userAgent: string | undefined;
  /** Notes a click for the account that is signed in. */
  note?: ((trx: Db, click: Referral) => Promise<void>) | undefined;
};

type Dependencies = {
  db: Db;
  clock: Clock;
  carriers: readonly Carrier[];
  /** Undefined if no webhook is configured. */
  announce: AnnounceReferral | undefined;
};

export function createReferralService({ db, clock, carriers, announce }: Dependencies) {
  return {
    /** Returns when the click happened: now, unless it was sent late. Throws 422 for a time that can't be right. */
    getClickTime({ clickedAt }: ReferralRequest): Date {
      const now = clock.now();
      const time = new Date(clickedAt ?? now);
      const ageMs = now.getTime() - time.getTime();
      if (ageMs < -maxSkewMs) throw createInvalidInput({ clickedAt: messages.clickInFuture });
      if (ageMs > maxAgeMs) throw createInvalidInput({ clickedAt: messages.clickTooOld });
      return ageMs < 0 ? now : time;
    },
    /**
     * Logs that a visitor continues to a carrier, and resolves once the row is on disk. A repeated click id gets the
     * first response. Throws 422 unless the name and link belong to one of our carriers, so that the log can't be used
     * for other links.
     */
    async logReferral(
      { carrierName, referralUrl, sessionId, clickId }: ReferralRequest,
      clickedAt: Date,
      { userAgent, note }: Visitor,
    ) {
      const carrier = carriers.find(({ name }) => name === carrierName);
      if (!carrier) throw createInvalidInput({ carrierName: messages.unknownCarrier });
      if (new URL(carrier.referralLink).href !== new URL(referralUrl).href) {
        throw createInvalidInput({ referralUrl: messages.wrongLink(carrier.name) });
      }
      const referral: Referral = {
        carrierId: carrier.id,
        carrierName: carrier.name,
        referralUrl: carrier.referralLink,
        sessionId: sessionId ?? 'anonymous',
        clickId: clickId ?? randomUUID(),
        userAgent: (userAgent ?? '').slice(0, maxUserAgentLength),
        isSignedIn: note !== undefined,
        clickedAt,
      };
      const stored = await db.transaction().execute(async (trx) => {
        const outcome = await insertReferral(trx, referral);
        // A click that was already logged may be someone else's, and its outcome must not be shown to this person.
        if (outcome.isNew) await note?.(trx, referral);
        if (outcome.isNew) await announce?.(trx, referral);
        return outcome;
      });
      if (stored.carrierId !== carrier.id) throw createInvalidInput({ clickId: messages.clickIdTaken });
      return { id: stored.id, clickId: referral.clickId };
    },
  };
}
