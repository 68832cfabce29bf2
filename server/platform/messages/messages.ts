import { randomUUID } from 'node:crypto';
import { emailSchema, phoneSchema } from '../../../shared/validation/person-schemas.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { createUnavailable } from '../errors.ts';
import { addHit } from '../http/shared-limits.repository.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Logger } from '../observability/logger.ts';
import {
  dayMs,
  type EmailQuota,
  type GlobalSendLimits,
  type Limit,
  pickLimit,
  sendWindowMs,
} from './global-send-limits.ts';
import {
  countTextsSince,
  hasMarketingConsent,
  insertMessage,
  type StoredMessage,
} from './messages.repository.ts';

type Message = {
  /** The purpose, such as `recovery`. `marketing` is sent only with the person's consent. */
  purpose: string;
  to: string;
  text: string;
  /** The account it belongs to. The message is deleted with the account. */
  userId?: string | null;
  /** The message won't be sent after this time. */
  expiresAt?: Date;
  /** Whether it can use the part of the site's limits that is reserved for people whom the site already knows. */
  mayUseReserve?: boolean;
};
type Email = Message & {
  /** Defaults to `ordinary`. */
  quota?: EmailQuota;
  subject: string;
  html: string;
  /** The Reply-To address, if it isn't support. */
  replyTo?: string;
};

export type Messages = ReturnType<typeof createMessages>;

const textsUsedUp =
  'We can’t send text messages right now. Try again later, or use your email address instead.';

/** The kinds of job that deliver messages. Their payload is `{messageId}`. */
export const messageJobKinds = { email: 'mail', sms: 'text' } as const;

type Dependencies = {
  clock: Clock;
  logger: Logger;
  jobs: JobQueue;
  limits: GlobalSendLimits;
  /** Without a provider, messages stay in the outbox. */
  hasMailServer: boolean;
  hasTextProvider: boolean;
  isProduction: boolean;
};

/**
 * Stores emails and texts in the caller's transaction. After a commit they are sent, and after a rollback they aren't.
 */
export function createMessages(dependencies: Dependencies) {
  const { clock, logger, jobs, limits, hasMailServer, hasTextProvider, isProduction } = dependencies;

  async function send(
    db: Db,
    hasProvider: boolean,
    { to, text, purpose, userId, expiresAt, mayUseReserve = false }: Message,
    rest: Pick<StoredMessage, 'kind' | 'subject' | 'html' | 'replyTo' | 'quota'>,
  ): Promise<void> {
    if (purpose === 'marketing' && !(await hasMarketingConsent(db, userId))) return;
    const id = randomUUID();
    await insertMessage(db, {
      ...rest,
      id,
      purpose,
      recipient: to,
      text,
      userId: userId ?? null,
      status: hasProvider ? 'queued' : 'outbox',
      createdAt: clock.now(),
      expiresAt: expiresAt ?? null,
      mayUseReserve,
    });
    if (!hasProvider) return;
    await jobs.enqueue(db, { kind: messageJobKinds[rest.kind], payload: { messageId: id }, recipient: to });
  }

  return {
    /** False in production without a provider, because no one would ever see a text there. */
    canText: hasTextProvider || !isProduction,
    /** Stores an email to be sent after the commit, so that no one has to wait for the mail server. */
    async sendEmail(db: Db, email: Email) {
      const subject = foldToOneLine(email.subject);
      const to = emailSchema.parse(email.to);
      const replyTo = email.replyTo === undefined ? null : emailSchema.parse(email.replyTo);
      const { html, quota = 'ordinary' } = email;
      await send(db, hasMailServer, { ...email, to }, { kind: 'email', subject, html, replyTo, quota });
    },
    /** Stores a text to be sent after the commit. Throws 503 `unavailable` beyond the site's limits. */
    async sendText(db: Db, text: Message) {
      const now = clock.now();
      const { mayUseReserve = false } = text;
      const refuseBeyond = (limit: Limit, count: number, windowMs: number) => {
        if (count <= pickLimit(limit, mayUseReserve)) return;
        logger.error({ limit: 'texts of the site', purpose: text.purpose, windowMs }, 'rate limit reached');
        throw createUnavailable(sendWindowMs / 1000, textsUsedUp);
      };
      const sent = await countTextsSince(db, new Date(now.getTime() - sendWindowMs));
      refuseBeyond(limits.textsPerHour, sent + 1, sendWindowMs);
      // Kept apart from the messages, which are deleted with their account.
      refuseBeyond(limits.textsPerDay, (await addHit(db, 'texts', dayMs, now)).hits, dayMs);
      if (!text.to.startsWith('+1')) {
        refuseBeyond(limits.textsAbroadPerDay, (await addHit(db, 'texts abroad', dayMs, now)).hits, dayMs);
      }
      const to = phoneSchema.parse(text.to);
      await send(
        db,
        hasTextProvider,
        { ...text, to },
        { kind: 'sms', subject: null, html: null, replyTo: null, quota: 'ordinary' },
      );
    },
  };
}

/** Otherwise, a line break in a subject would let its writer add a header. */
function foldToOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
