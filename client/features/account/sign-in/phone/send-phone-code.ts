import { toast } from '../../../../ui/feedback/toast-store.ts';
import type { SignInFlow } from '../flow/use-sign-in-flow.ts';

/** Has a code texted to the number (E.164), and notes where it went and when another one may be asked for. */
export async function sendPhoneCode(flow: SignInFlow, phone: string): Promise<void> {
  const answer = await flow.client.startPhone({ phone });
  flow.change({
    codeSentTo: answer.phone,
    codeResendAt: Date.now() + answer.retryAfterSeconds * 1000,
  });
  toast.success({ title: 'OTP Sent!', description: 'Check your phone for the verification code.' });
}
