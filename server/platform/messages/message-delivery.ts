import * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { createJobHandler, type JobHandler } from '../jobs/job-queue.ts';
import { JobDeferred } from '../jobs/job-retries.ts';
import type { Logger } from '../observability/logger.ts';
import { findEmailLimit, type GlobalSendLimits, pickLimit, sendWindowMs } from './global-send-limits.ts';
import type { SendEmail } from './mailer.ts';
import {
  countEmailsSentSince,
  endMessage,
  findMessage,
  hasMarketingConsent,
  type StoredMessage,
} from './messages.repository.ts';
import { messageJobKinds } from './messages.ts';
import type { SendText } from './sms.ts';

const payloadSchema = z.object({ messageId: z.string() });
const putOffMs = 5 * 60_000;
const writtenByPeople: ReadonlySet<string> = new Set(['contact', 'contact_reply']);

type Dependencies = {
  db: Db;
  clock: Clock;
  logger: Logger;
  limits: GlobalSendLimits;
  sendEmail: SendEmail | undefined;
  sendText: SendText | undefined;
};

/** The jobs that pass stored messages to the mail server and the text provider, if those are set up. */
export function createMessageJobs(dependencies: Dependencies): Readonly<Record<string, JobHandler>> {
  const { db, clock, logger, limits, sendEmail, sendText } = dependencies;
  const emailsUnderWay = { ordinary: 0, recovery: 0, notices: 0 };

  /** Runs `send` unless the message was already sent or shouldn't be sent anymore. */
  function createDelivery(send: (message: StoredMessage, signal: AbortSignal) => Promise<void>): JobHandler {
    return createJobHandler(payloadSchema, async ({ messageId }, signal) => {
      const message = await findMessage(db, messageId);
      if (message?.status !== 'queued') return;
      const reason = await findReasonToWithhold(message);
      if (reason) {
        await endMessage(db, message.id, 'expired', clock.now());
        logger.warn({ message: message.id, purpose: message.purpose, reason }, 'message not sent');
        return;
      }
      await send(message, signal);
      await endMessage(db, message.id, 'sent', clock.now());
      logger.info({ message: message.id, kind: message.kind, purpose: message.purpose }, 'message sent');
    });
  }

  async function findReasonToWithhold(message: StoredMessage): Promise<string | undefined> {
    if (message.expiresAt && message.expiresAt <= clock.now()) return 'it has expired';
    if (message.purpose === 'marketing' && !(await hasMarketingConsent(db, message.userId)))
      return 'the consent was withdrawn';
    return undefined;
  }

  async function deliverEmail(
    deliver: SendEmail,
    message: StoredMessage,
    signal: AbortSignal,
  ): Promise<void> {
    const { mayUseReserve } = message;
    const limit = findEmailLimit(message);
    emailsUnderWay[limit] += 1;
    try {
      const now = clock.now();
      const sent = await countEmailsSentSince(db, limit, new Date(now.getTime() - sendWindowMs));
      if (sent + emailsUnderWay[limit] > pickLimit(limits.emailsPerHour[limit], mayUseReserve)) {
        logger.error({ limit: 'emails of the site', purpose: message.purpose }, 'rate limit reached');
        throw new JobDeferred(new Date(now.getTime() + putOffMs), 'The hourly limit for emails is used up.');
      }
      const { id, recipient, replyTo, subject, text, html } = message;
      const isAutomatic = !writtenByPeople.has(message.purpose);
      const email = {
        id,
        to: recipient,
        replyTo,
        isAutomatic,
        subject: subject ?? '',
        text,
        html: html ?? '',
      };
      await deliver(email, signal);
    } finally {
      emailsUnderWay[limit] -= 1;
    }
  }

  const jobs: Record<string, JobHandler> = {};
  if (sendEmail) {
    jobs[messageJobKinds.email] = createDelivery((message, signal) =>
      deliverEmail(sendEmail, message, signal),
    );
  }
  if (sendText) {
    jobs[messageJobKinds.sms] = createDelivery(({ recipient, text }, signal) =>
      sendText({ to: recipient, text }, signal),
    );
  }
  return jobs;
}
