import { randomUUID } from 'node:crypto';
import {
  type ReferralWebhook,
  referralWebhookSchema,
} from '../../../shared/api/webhooks/referral-webhook.ts';
import { brand } from '../../../shared/brand.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { createJobHandler, type JobHandler, type JobQueue } from '../../platform/jobs/job-queue.ts';
import { JobRefused } from '../../platform/jobs/job-retries.ts';
import { signWebhook } from '../../platform/messages/webhook-signature.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { Referral } from './referrals.repository.ts';

export const referralWebhookJobKind = 'referral webhook';
const maxWaitMs = 10_000;
const goneStatus = 410;

/** Stores the job that tells the operator's server about a referral, in the transaction that stores the referral. */
export type AnnounceReferral = (trx: Db, referral: Referral) => Promise<void>;

/** Creates the message once, so that its receiver sees the same id and body on every repeat. */
export function createReferralAnnouncer(jobs: JobQueue): AnnounceReferral {
  return async (trx, { carrierId, carrierName, referralUrl, clickId, clickedAt }) => {
    const time = clickedAt.toISOString();
    const payload: ReferralWebhook = {
      id: randomUUID(),
      type: 'referral.created',
      createdAt: time,
      data: { carrierId, carrierName, referralUrl, clickId, clickedAt: time },
    };
    await jobs.enqueue(trx, { kind: referralWebhookJobKind, payload });
  };
}

type Dependencies = { url: string; secret: string; clock: Clock; logger: Logger };

/**
 * Posts one message. Any 2xx means success. Any other response, a redirect, or 10 seconds of silence leads to a retry,
 * except 410, by which a receiver says that it wants no more.
 */
export function createReferralWebhookHandler(dependencies: Dependencies): JobHandler {
  const { url, secret, clock, logger } = dependencies;
  return createJobHandler(referralWebhookSchema, async (message, signal) => {
    const body = JSON.stringify(message);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': `${brand.slug}-webhooks/1`,
        ...signWebhook(secret, { id: message.id, sentAt: clock.now(), body }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]),
    });
    await response.body?.cancel();
    const { status, ok } = response;
    if (status === goneStatus) throw new JobRefused('The webhook answered with status 410.');
    if (!ok) throw new Error(`The webhook answered with status ${status}.`);
    logger.info({ webhook: message.id, status }, 'webhook delivered');
  });
}
