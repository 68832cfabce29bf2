import { formatMinutes } from '../../../../shared/format/durations.ts';
import type { SendLimitName } from './recipient-rate-limit.ts';
import type { SendChannel } from './sends.repository.ts';

type Refused = {
  limit: Exclude<SendLimitName, 'resend wait'>;
  seconds: number;
  channel: SendChannel;
  purpose: string;
};

/** Tells a person why they can't get another email or text yet. */
export function describeSendRefusal({ limit, seconds, channel, purpose }: Refused): string {
  const reason = reasons[channel][limit];
  const wait = formatMinutes(Math.ceil(seconds / 60));
  // For signing in, an email works as well as a text does.
  if (purpose === 'phone_sign_in')
    return `${reason} Use your email address instead, or try again in ${wait}.`;
  if (limit === 'recipient' && isConfirmation(purpose))
    return `${reason} Open the newest one, or try again in ${wait}.`;
  return `${reason} You can ask for another one in ${wait}.`;
}

const reasons = {
  email: {
    recipient: 'We’ve already sent several emails to this address.',
    account: 'You’ve already asked for several emails.',
    address: 'Several emails have already been requested from your network.',
  },
  sms: {
    recipient: 'We’ve already sent several codes to this number.',
    account: 'You’ve already asked for several codes.',
    address: 'Several codes have already been requested from your network.',
  },
} as const;

/** Explains why a number can't get texts. `place` is the name of its country, if there is one. */
export function describeRefusedNumber(
  reason: 'country' | 'kind' | 'unknown',
  place: string | undefined,
): string {
  if (reason === 'country' && place) return `We can’t send texts to numbers in this country (${place}).`;
  if (reason === 'kind') return 'We can’t send texts to this kind of number.';
  return 'We can’t send texts to this number.';
}

/** Whether any of these emails still works, no matter who requested it. */
function isConfirmation(purpose: string): boolean {
  return purpose === 'email_confirmation' || purpose === 'email_change';
}
