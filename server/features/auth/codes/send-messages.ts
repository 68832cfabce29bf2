import { formatMinutes } from '../../../../shared/format/durations.ts';
import type { SendLimitName } from './recipient-rate-limit.ts';
import type { SendChannel } from './sends.repository.ts';

type Refused = {
  limit: Exclude<SendLimitName, 'resend wait'>;
  seconds: number;
  channel: SendChannel;
  purpose: string;
};

/** What to tell a person who can't be sent another email or text for now. */
export function describeSendRefusal({ limit, seconds, channel, purpose }: Refused): string {
  const reason = reasons[channel][limit];
  const wait = formatMinutes(Math.ceil(seconds / 60));
  // To sign in, an email serves as well as a text.
  if (purpose === 'phone_sign_in')
    return `${reason} Use your email address instead, or try again in ${wait}.`;
  if (limit === 'recipient' && isConfirmation(purpose))
    return `${reason} Open the newest one, or try again in ${wait}.`;
  return `${reason} You can ask for another one in ${wait}.`;
}

const reasons = {
  email: {
    recipient: 'We’ve already sent several emails to this address.',
    account: 'You’ve asked for several emails already.',
    address: 'Several emails were requested from your network already.',
  },
  sms: {
    recipient: 'We’ve already sent several codes to this number.',
    account: 'You’ve asked for several codes already.',
    address: 'Several codes were requested from your network already.',
  },
} as const;

/** Tells why no text can go to a number. `place` is the name of its country, where it has one. */
export function describeRefusedNumber(
  reason: 'country' | 'kind' | 'unknown',
  place: string | undefined,
): string {
  if (reason === 'country' && place) return `We can’t send texts to numbers of this country (${place}).`;
  if (reason === 'kind') return 'We can’t send texts to this kind of number.';
  return 'We can’t send texts to this number.';
}

/** Any of these emails still works, whoever asked for it. */
function isConfirmation(purpose: string): boolean {
  return purpose === 'email_confirmation' || purpose === 'email_change';
}
