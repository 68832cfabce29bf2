import { describeResendWait } from '../../../../shared/resend-wait.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type AppError, createRateLimited } from '../../../platform/errors.ts';
import type { ComposedEmail } from '../../../platform/messages/email-layout.ts';
import { sendWindowMs } from '../../../platform/messages/global-send-limits.ts';
import { addMs } from '../../../platform/sessions/session-limits.ts';
import type { AccountContext } from '../account-context.ts';
import {
  computeNextWait,
  findRefusal,
  isToUnproven,
  type SendRefusal,
  sendLimits,
} from './recipient-rate-limit.ts';
import { describeSendRefusal } from './send-messages.ts';
import { hashForLimits, isKnownToRecipient, type Sender } from './sender.ts';
import { insertSend, listSendsSince, type Send } from './sends.repository.ts';

type Addressed = { purpose: string; to: string; userId: string | null; expiresAt?: Date };
type ThrottledMessage =
  | (Addressed & ComposedEmail & { channel: 'email' })
  | (Addressed & { channel: 'sms'; text: string });
type Dependencies = Pick<AccountContext, 'clock' | 'config' | 'logger' | 'messages' | 'secrets'>;

/** Client addresses with at most this many requests within the hour can use the site's reserve. */
const maxFromLightAddress = 2;

/**
 * Counts and stores a requested message in one transaction: per recipient for all purposes, per requesting account, and
 * per client address. Returns the seconds until the next message is allowed. Throws 429 `rate_limited`, and 503
 * `unavailable` for texts beyond the site's hourly limit.
 */
export async function sendThrottled(
  deps: Dependencies,
  trx: Db,
  message: ThrottledMessage,
  sender: Sender,
): Promise<number> {
  const { clock, config, logger, messages } = deps;
  const { channel, purpose, to, userId } = message;
  const now = clock.now();
  const since = addMs(now, -sendWindowMs);
  const recipientHash = hashForLimits(deps, 'recipient', to);
  const accountHash =
    userId !== null && isToUnproven(purpose) ? hashForLimits(deps, 'account', userId) : null;
  const { addressHash } = sender;
  const isKnown = await isKnownToRecipient(deps, trx, sender, { channel, to });
  const toRecipient = await listSendsSince(trx, { recipientHash }, since);
  const count = {
    now,
    factor: config.rateLimitFactor,
    channel,
    purpose,
    recipientHash,
    isKnown,
    toRecipient: toRecipient.filter(({ isNotice }) => !isNotice),
    byAccount: accountHash === null ? [] : await listSendsSince(trx, { accountHash, channel }, since),
    fromAddress: await listSendsSince(trx, { addressHash, channel }, since),
  };
  const refusal = findRefusal(count);
  if (refusal) {
    logger.warn({ limit: `sends: ${refusal.limit}`, purpose }, 'rate limit reached');
    throw createRefusal(refusal, message);
  }
  const isLight = count.fromAddress.length < maxFromLightAddress;
  const mayUseReserve = isKnown || isLight || purpose === 'recovery';
  const send: Send = {
    channel,
    purpose,
    recipientHash,
    accountHash,
    addressHash,
    isKnownBrowser: isKnown,
    isNotice: false,
    sentAt: now,
  };
  await insertSend(trx, send);
  if (message.channel === 'email') await messages.sendEmail(trx, { ...message, mayUseReserve });
  else await messages.sendText(trx, { ...message, mayUseReserve });
  return computeNextWait(count, send);
}

/**
 * Stores a security notice. No one requested it, so it doesn't count toward other limits, and they don't hold it up. To
 * prevent a flood, an address gets at most five of one kind per hour.
 */
export async function sendNotice(
  deps: Dependencies,
  trx: Db,
  notice: ComposedEmail & { to: string; userId: string },
): Promise<void> {
  const { clock, config, logger, messages } = deps;
  const { purpose, to } = notice;
  const now = clock.now();
  const recipientHash = hashForLimits(deps, 'recipient', to);
  const earlier = await listSendsSince(trx, { recipientHash }, addMs(now, -sendWindowMs));
  const alike = earlier.filter((send) => send.isNotice && send.purpose === purpose);
  if (alike.length >= Math.max(1, Math.floor(sendLimits.notices * config.rateLimitFactor))) {
    logger.warn({ limit: 'sends: notices', purpose }, 'rate limit reached');
    return;
  }
  const unknown = { accountHash: null, addressHash: null, isKnownBrowser: false };
  await insertSend(trx, {
    channel: 'email',
    purpose,
    recipientHash,
    ...unknown,
    isNotice: true,
    sentAt: now,
  });
  await messages.sendEmail(trx, { ...notice, mayUseReserve: true });
}

function createRefusal({ limit, seconds }: SendRefusal, { channel, purpose }: ThrottledMessage): AppError {
  const message =
    limit === 'resend wait'
      ? describeResendWait(seconds)
      : describeSendRefusal({ limit, seconds, channel, purpose });
  return createRateLimited(seconds, message);
}
