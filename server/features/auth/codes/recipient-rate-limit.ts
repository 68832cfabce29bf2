import { computeResendWait } from '../../../../shared/resend-wait.ts';
import { sendWindowMs } from '../../../platform/messages/global-send-limits.ts';
import type { Send, SendChannel } from './sends.repository.ts';

/** Messages per hour, multiplied by RATE_LIMIT_FACTOR. */
export const sendLimits = {
  /** To one address or number, for all purposes and from all senders. */
  recipient: 5,
  /**
   * The part available to browsers that were never signed in to the recipient's account. The rest is reserved for its
   * owner. It's the same for recipients without an account, because strangers must not find out whether there is one.
   */
  unknownBrowsers: 3,
  /** To addresses and numbers that an account wants to add and hasn't verified yet, per channel. */
  account: 5,
  /** Requested from one client address. */
  address: { email: 30, sms: 10 },
  /** Requested from one IPv6 /56, and twice that from one /48. */
  network: { email: 60, sms: 20 },
  /** From one client address, by browsers that were signed in to the recipient's account, three times that from one /48. */
  knownBrowsers: { email: 60, sms: 20 },
  /** Texts outside of +1, of which the site sends few, requested from one IPv4 address or IPv6 /48 in a day. */
  abroadPerDay: 30,
  /** Security notices to one address, of one kind and altogether. */
  notices: { alike: 5, all: 10 },
} as const;

/**
 * Confirmations go to addresses that no account has verified, so there is no owner to reserve anything for. Besides,
 * any of these emails works for the mailbox's owner, no matter who requested it.
 */
const purposesWithoutReserve: ReadonlySet<string> = new Set(['email_confirmation', 'email_change']);
/** Messages that an account sends to someone who may be a stranger. */
const purposesToUnproven: ReadonlySet<string> = new Set([
  'email_confirmation',
  'email_change',
  'phone_change',
]);

export function isToUnproven(purpose: string): boolean {
  return purposesToUnproven.has(purpose);
}

export type Count = {
  now: Date;
  factor: number;
  channel: SendChannel;
  purpose: string;
  recipientHash: string;
  isKnown: boolean;
  /** All within the hour, newest first. */
  toRecipient: readonly Send[];
  /** Empty if the account isn't counted. */
  byAccount: readonly Send[];
  fromAddress: readonly Send[];
};

export type SendLimitName = 'resend wait' | 'recipient' | 'account' | 'address';
export type SendRefusal = { limit: SendLimitName; seconds: number };

/** Finds the limit that keeps the message from being sent now, and how long it does. Undefined if there is none. */
export function findRefusal(count: Count): SendRefusal | undefined {
  const waits: readonly SendRefusal[] = [
    { limit: 'recipient', seconds: computeRecipientWait(count) },
    { limit: 'account', seconds: secondsUntilRoom(count, count.byAccount, sendLimits.account) },
    { limit: 'address', seconds: computeAddressWait(count) },
    { limit: 'resend wait', seconds: computeResendSeconds(count) },
  ];
  return waits.find(({ seconds }) => seconds > 0);
}

/** Computes how many seconds must pass until the next message. */
export function computeNextWait(count: Count, sent: Send): number {
  const next = {
    ...count,
    toRecipient: [sent, ...count.toRecipient],
    byAccount: sent.accountHash === null ? count.byAccount : [sent, ...count.byAccount],
    fromAddress: [sent, ...count.fromAddress],
  };
  return Math.max(computeResendSeconds(next), findRefusal(next)?.seconds ?? 0);
}

function computeRecipientWait(count: Count): number {
  const all = secondsUntilRoom(count, count.toRecipient, sendLimits.recipient);
  if (count.isKnown || purposesWithoutReserve.has(count.purpose)) return all;
  const strangers = count.toRecipient.filter(
    ({ isKnownBrowser, purpose }) => !isKnownBrowser && !purposesWithoutReserve.has(purpose),
  );
  return Math.max(all, secondsUntilRoom(count, strangers, sendLimits.unknownBrowsers));
}

/** Other people at the same address don't limit a known browser. */
function computeAddressWait(count: Count): number {
  if (count.isKnown) return 0;
  return secondsUntilRoom(count, count.fromAddress, sendLimits.address[count.channel]);
}

/**
 * Texts wait for each other. Emails wait only for those with the same purpose, so that a person who needs a recovery
 * link isn't delayed.
 */
function computeResendSeconds({ now, channel, purpose, ...count }: Count): number {
  const isAlike = (send: Send) => channel === 'sms' || send.purpose === purpose;
  const alike = count.toRecipient.filter(isAlike);
  // Creating an account has its own wait, so starting over can skip this one, but only once.
  const forRecipient = purpose === 'email_confirmation' && alike.length < 2 ? 0 : secondsOfWait(alike, now);
  const byAccount = count.byAccount.filter(isAlike);
  const recipients = new Set([count.recipientHash, ...byAccount.map((send) => send.recipientHash)]);
  // The second recipient is a corrected typo. From the third one on, changing the recipient no longer skips the wait.
  return recipients.size > 2 ? Math.max(forRecipient, secondsOfWait(byAccount, now)) : forRecipient;
}

function secondsOfWait([last, ...earlier]: readonly Send[], now: Date): number {
  if (!last) return 0;
  const waitedMs = now.getTime() - last.sentAt.getTime();
  return Math.max(0, Math.ceil(computeResendWait(earlier.length + 1) - waitedMs / 1000));
}

function secondsUntilRoom({ now, factor }: Count, newestFirst: readonly Send[], limit: number): number {
  const max = Math.max(1, Math.floor(limit * factor));
  const oldest = newestFirst[max - 1];
  return oldest ? Math.ceil((oldest.sentAt.getTime() + sendWindowMs - now.getTime()) / 1000) : 0;
}
