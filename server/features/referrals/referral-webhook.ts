import { randomUUID } from 'node:crypto';
import type { WebhookTrial } from '../../../shared/api/operator/operation.contract.ts';
import {
  type ReferralWebhook,
  referralWebhookSchema,
  type WebhookTest,
} from '../../../shared/api/webhooks/referral-webhook.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import type { Config } from '../../config.ts';
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

/** Stores the job that notifies the operator's server of a referral, in the transaction that stores the referral. */
export type AnnounceReferral = (trx: Db, referral: Referral) => Promise<void>;

/** Creates the message once, so that the id and body are the same for every repeat. */
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

type Receiver = NonNullable<Config['referralWebhook']>;
type Dependencies = Receiver & { clock: Clock; logger: Logger };

/** Posts a signed message, and returns the response's status. Throws if there is none within 10 seconds. */
async function postMessage(
  { url, secret }: Receiver,
  message: ReferralWebhook | WebhookTest,
  { sentAt, signals = [] }: { sentAt: Date; signals?: readonly AbortSignal[] },
): Promise<number> {
  const body = JSON.stringify(message);
  const { status, body: rest } = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': `${brand.slug}-webhooks/1`,
      ...signWebhook(secret, { id: message.id, sentAt, body }),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.any([...signals, AbortSignal.timeout(maxWaitMs)]),
  });
  await rest?.cancel();
  return status;
}

const isAccepted = (status: number) => status >= 200 && status < 300;

/**
 * Posts one message. Any 2xx is a success. Any other response, a redirect, or 10 seconds without a response leads to a
 * retry, except 410, which means that the receiver wants no more messages.
 */
export function createReferralWebhookHandler({ clock, logger, ...receiver }: Dependencies): JobHandler {
  return createJobHandler(referralWebhookSchema, async (message, signal) => {
    const status = await postMessage(receiver, message, { sentAt: clock.now(), signals: [signal] });
    if (status === goneStatus) throw new JobRefused('The webhook answered with status 410.');
    if (!isAccepted(status)) throw new Error(`The webhook answered with status ${status}.`);
    logger.info({ webhook: message.id, status }, 'webhook delivered');
  });
}

/** Posts a test message once, and returns the result. */
export function createWebhookTrial(
  receiver: Receiver | undefined,
  { clock, logger }: { clock: Clock; logger: Logger },
): () => Promise<WebhookTrial> {
  return async () => {
    if (!receiver) return { outcome: 'off', status: null };
    const sentAt = clock.now();
    const id = randomUUID();
    const message: WebhookTest = { id, type: 'webhook.test', createdAt: sentAt.toISOString(), data: {} };
    try {
      const status = await postMessage(receiver, message, { sentAt });
      logger.info({ webhook: id, status }, 'webhook test sent');
      return { outcome: isAccepted(status) ? 'delivered' : 'refused', status };
    } catch (cause) {
      logger.warn({ webhook: id, err: cause }, 'webhook test not delivered');
      return { outcome: 'unreachable', status: null };
    }
  };
}
