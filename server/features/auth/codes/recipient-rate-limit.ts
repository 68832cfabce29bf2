import { computeResendWait } from '../../../../shared/resend-wait.ts';
import { sendWindowMs } from '../../../platform/messages/global-send-limits.ts';
import type { Send, SendChannel } from './sends.repository.ts';

/** Messages an hour, each multiplied by RATE_LIMIT_FACTOR. */
export const sendLimits = {
  /** To one address or number, over all purposes and whoever asks. */
  recipient: 5,
  /**
   * The part of those that browsers can ask for which have never been signed in to the recipient's account; what is left
   * is reserved for its owner. It's the same where there is no account, which strangers must not learn.
   */
  unknownBrowsers: 3,
  /** To addresses and numbers that an account wants to have and hasn't proven yet, by channel. */
  account: 5,
  /** Asked for from one client address. */
  address: { email: 30, sms: 10 },
  /** Security notices of one kind to one address. */
  notices: 5,
} as const;

/**
 * Confirmations go to addresses that no account has proven, so there is no owner's browser to keep a part for; and each
 * of these emails lets the mailbox's owner in, whoever asked for it.
 */
const purposesWithoutReserve: ReadonlySet<string> = new Set(['email_confirmation', 'email_change']);
/** What an account sends to someone who may be a stranger. */
const purposesToUnproven: ReadonlySet<string> = new Set([
  'email_confirmation',
  'email_change',
  'phone_change',
]);

export function isToUnproven(purpose: string): boolean {
  return purposesToUnproven.has(purpose);
}

type Count = {
  now: Date;
  factor: number;
  channel: SendChannel;
  purpose: string;
  recipientHash: string;
  isKnown: boolean;
  /** All within the hour, the newest first. */
  toRecipient: readonly Send[];
  /** Empty where the account isn't counted. */
  byAccount: readonly Send[];
  fromAddress: readonly Send[];
};

export type SendLimitName = 'resend wait' | 'recipient' | 'account' | 'address';
export type SendRefusal = { limit: SendLimitName; seconds: number };

/** Which limit keeps the message from being sent now, and for how long; undefined when none does. */
export function findRefusal(count: Count): SendRefusal | undefined {
  const waits: readonly SendRefusal[] = [
    { limit: 'recipient', seconds: computeRecipientWait(count) },
    { limit: 'account', seconds: secondsUntilRoom(count, count.byAccount, sendLimits.account) },
    { limit: 'address', seconds: computeAddressWait(count) },
    { limit: 'resend wait', seconds: computeResendSeconds(count) },
  ];
  return waits.find(({ seconds }) => seconds > 0);
}

/** Seconds until the next message may follow, once this one is counted. */
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

/** A known browser isn't limited by what others do at its address. */
function computeAddressWait(count: Count): number {
  if (count.isKnown) return 0;
  return secondsUntilRoom(count, count.fromAddress, sendLimits.address[count.channel]);
}

/** Texts wait for each other. Emails wait for those of their purpose: a person who needs a recovery link must not. */
function computeResendSeconds({ now, channel, purpose, ...count }: Count): number {
  const isAlike = (send: Send) => channel === 'sms' || send.purpose === purpose;
  const alike = count.toRecipient.filter(isAlike);
  // Opening an account has a wait of its own; starting over doesn't need another one, but skips it once only.
  const forRecipient = purpose === 'email_confirmation' && alike.length < 2 ? 0 : secondsOfWait(alike, now);
  const byAccount = count.byAccount.filter(isAlike);
  const recipients = new Set([count.recipientHash, ...byAccount.map((send) => send.recipientHash)]);
  // The second recipient is a mistyped one corrected; with the third, changing it must not skip the wait.
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
