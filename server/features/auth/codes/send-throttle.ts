import { describeResendWait } from '../../../../shared/resend-wait.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type AppError, createRateLimited } from '../../../platform/errors.ts';
import { addHit } from '../../../platform/http/shared-limits.repository.ts';
import type { ComposedEmail } from '../../../platform/messages/email-layout.ts';
import { dayMs, sendWindowMs } from '../../../platform/messages/global-send-limits.ts';
import { addMs } from '../../../platform/sessions/session-limits.ts';
import type { AccountContext } from '../account-context.ts';
import {
  type Count,
  computeNextWait,
  findRefusal,
  isToUnproven,
  type SendRefusal,
  sendLimits,
} from './recipient-rate-limit.ts';
import { describeSendRefusal } from './send-messages.ts';
import { hashForLimits, identifyRecipient, type Sender } from './sender.ts';
import { insertSend, listSendsSince, type Send } from './sends.repository.ts';

type Addressed = { purpose: string; to: string; userId: string | null; expiresAt?: Date };
type ThrottledMessage =
  | (Addressed & ComposedEmail & { channel: 'email' })
  | (Addressed & { channel: 'sms'; text: string });

/**
 * Counts and stores a requested message in one transaction: per recipient for all purposes, per requesting account, and
 * per client address and network. Returns the seconds until the next message is allowed. Throws 429 `rate_limited`, and 503
 * `unavailable` for texts beyond the site's hourly limit.
 */
export async function sendThrottled(
  deps: AccountContext,
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
  const { isConfirmed, isKnown } = await identifyRecipient(deps, trx, sender, { channel, to });
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
  const refusal =
    findRefusal(count) ??
    (await countNetworks(trx, count, sender)) ??
    (await countTextsAbroad(trx, count, sender, to));
  if (refusal) {
    logger.warn({ limit: `sends: ${refusal.limit}`, purpose }, 'rate limit reached');
    throw createRefusal(refusal, message);
  }
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
  if (message.channel === 'email') {
    const isRecovery = isConfirmed && purpose === 'recovery';
    const quota = isRecovery ? 'security' : 'ordinary';
    const mayUseReserve = isKnown || (isConfirmed && !isRecovery);
    await messages.sendEmail(trx, { ...message, quota, mayUseReserve });
  } else {
    // A refusal is answered, so it must not depend on whether an account has the number.
    await messages.sendText(trx, { ...message, mayUseReserve: isKnown });
  }
  return computeNextWait(count, send);
}

/**
 * Stores a security notice. No one requested it, so it doesn't count toward other limits, and they don't hold it up. To
 * prevent a flood, an address gets at most five of one kind and ten altogether per hour.
 */
export async function sendNotice(
  deps: AccountContext,
  trx: Db,
  notice: ComposedEmail & { to: string; userId: string },
): Promise<void> {
  const { clock, config, logger, messages } = deps;
  const { purpose, to } = notice;
  const now = clock.now();
  const recipientHash = hashForLimits(deps, 'recipient', to);
  const earlier = await listSendsSince(trx, { recipientHash }, addMs(now, -sendWindowMs));
  const notices = earlier.filter(({ isNotice }) => isNotice);
  const alike = notices.filter((send) => send.purpose === purpose);
  const isFull = (sent: readonly Send[], limit: number) =>
    sent.length >= Math.max(1, Math.floor(limit * config.rateLimitFactor));
  if (isFull(alike, sendLimits.notices.alike) || isFull(notices, sendLimits.notices.all)) {
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
  // The reserve is for an owner's first notice that strangers can't cause.
  const mayUseReserve = notices.length === 0 && purpose !== 'guesses';
  await messages.sendEmail(trx, { ...notice, quota: 'security', mayUseReserve });
}

/**
 * Known browsers have counts of their own, so that strangers in the same network don't use them up. They count by
 * address, too, because no other limit does.
 */
async function countNetworks(
  trx: Db,
  { now, factor, channel, isKnown }: Pick<Count, 'now' | 'factor' | 'channel' | 'isKnown'>,
  { addressHash, networkHashes }: Sender,
): Promise<SendRefusal | undefined> {
  const networks = isKnown ? [addressHash, ...networkHashes] : networkHashes;
  const limit = sendLimits[isKnown ? 'knownBrowsers' : 'network'][channel];
  for (const [index, hash] of networks.entries()) {
    const key = isKnown ? `known ${channel} ${hash}` : `${channel} ${hash}`;
    const { hits, resetsAt } = await addHit(trx, key, sendWindowMs, now);
    const refusal = refuseBeyond(limit * (index + 1) * factor, hits, resetsAt, now);
    if (refusal) return refusal;
  }
  return undefined;
}

/** One network must not use up what the site can send abroad in a day. */
async function countTextsAbroad(
  trx: Db,
  { now, factor, channel, isKnown }: Pick<Count, 'now' | 'factor' | 'channel' | 'isKnown'>,
  { addressHash, networkHashes }: Sender,
  to: string,
): Promise<SendRefusal | undefined> {
  if (channel !== 'sms' || isKnown || to.startsWith('+1')) return undefined;
  const key = `abroad ${networkHashes.at(-1) ?? addressHash}`;
  const { hits, resetsAt } = await addHit(trx, key, dayMs, now);
  return refuseBeyond(sendLimits.abroadPerDay * factor, hits, resetsAt, now);
}

function refuseBeyond(limit: number, hits: number, resetsAt: Date, now: Date): SendRefusal | undefined {
  if (hits <= Math.max(1, Math.floor(limit))) return undefined;
  return { limit: 'address', seconds: Math.ceil((resetsAt.getTime() - now.getTime()) / 1000) };
}

function createRefusal({ limit, seconds }: SendRefusal, { channel, purpose }: ThrottledMessage): AppError {
  const message =
    limit === 'resend wait'
      ? describeResendWait(seconds)
      : describeSendRefusal({ limit, seconds, channel, purpose });
  return createRateLimited(seconds, message);
}
