import { formatPhone } from '../../../../lib/format-phone.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { startChange } from '../account-calls.ts';
import type { DraftControl } from '../use-settings-draft.ts';

/**
 * Has a code texted to a number in international form, and goes on to the step that asks for it. Returns the seconds
 * until another one may be asked for.
 */
export async function sendPhoneCode(phone: string, { change }: DraftControl): Promise<number> {
  const seconds = await startChange({ phone });
  change({ codeSentTo: phone, isCodeAsked: true, codeResendAt: Date.now() + seconds * 1000 });
  toast.success({
    title: 'Verification code sent',
    description: `Look for our text message on ${formatPhone(phone)}.`,
  });
  return seconds;
}
