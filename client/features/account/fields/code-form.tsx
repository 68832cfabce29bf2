import type { ReactNode } from 'react';
import { useForm, useFormValues } from '../../../lib/forms/use-form.ts';
import { BackButton } from '../../../ui/actions/back-button.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import type { Attempts } from '../../../ui/feedback/use-attempt.ts';
import { CodeField } from '../../../ui/inputs/code-field.tsx';
import { isCompleteCode } from '../../../ui/inputs/one-time-code.ts';
import { messages } from './account-messages.ts';
import { ResendButton } from './use-resend.tsx';

type PhoneCodeFormProps = {
  /** From `useCodeForm`. */
  control: ReturnType<typeof useCodeForm>;
  heading: ReactNode;
  /** The number that the code was sent to, formatted. */
  phone: string;
  label: string;
  placeholder?: string;
  submitLabel: string;
  isInSettings?: boolean;
  /** From `useResend`. */
  resend: { availableAt: number; isBusy: boolean; onPress: () => void };
  back: { label: string; onPress: () => void };
  /** Shown between the button for another code and the way back. */
  children?: ReactNode;
};

/** Asks for the code from a text message. */
export function PhoneCodeForm({
  control: { form, isBusy, isReady },
  heading,
  phone,
  label,
  placeholder,
  submitLabel,
  isInSettings = false,
  resend,
  back,
  children,
}: PhoneCodeFormProps) {
  return (
    <form {...form.props} className={`grid gap-4.5 ${isInSettings ? 'border-t border-line pt-6' : ''}`}>
      {heading}
      <p>
        {messages.code.sentTo} <b className="tabular font-semibold whitespace-nowrap text-ink">{phone}</b>.{' '}
        {messages.code.lifetime}
      </p>
      <CodeField {...form.bind('code')} label={label} placeholder={placeholder} />
      <ErrorSummary form={form} />
      <Button
        type="submit"
        isBlock={!isInSettings}
        className={isInSettings ? 'max-md:w-full md:justify-self-start' : ''}
        aria-disabled={!isReady}
        isBusy={isBusy}
        busyLabel={messages.code.verifying}
      >
        {submitLabel}
      </Button>
      <ResendButton label={messages.code.another} {...resend} />
      {children}
      <BackButton onClick={back.onPress}>{back.label}</BackButton>
    </form>
  );
}

type SentCode = { codeSentTo: string; codeResendAt: number };
type PhoneCodeRequest = {
  /** Requests a code by text. Resolves to its number in E.164 format and the seconds until another one can be sent. */
  request: () => Promise<{ phone: string; retryAfterSeconds: number }>;
  /** Stores where the code was sent, and when another one can be sent, in epoch milliseconds. */
  onSent: (sent: SentCode) => void;
  notice: { title: string; description: string };
};

/** Requests a code by text, stores where it was sent, and says so. Throws what the request throws. */
export async function sendPhoneCode({ request, onSent, notice }: PhoneCodeRequest): Promise<void> {
  const { phone, retryAfterSeconds } = await request();
  onSent({ codeSentTo: phone, codeResendAt: Date.now() + retryAfterSeconds * 1000 });
  toast.success(notice);
}

type CodeFormOptions = {
  /** What runs the call: `useAttempt`, or a hook based on it. */
  attempts: Pick<Attempts, 'isBusy' | 'attempt' | 'refuse'>;
  verify: (code: string) => Promise<void>;
  failureTitle: string;
  /**
   * Set if a toast should also say that the code is incomplete, and if nothing should happen while the field is empty.
   */
  incompleteTitle?: string;
  incompleteMessage?: string;
  isComplete?: (code: string) => boolean;
};

/** A form with a single field for a code. A wrong code shows an error at the field, and typing replaces it. */
export function useCodeForm({
  attempts: { isBusy, attempt, refuse },
  verify,
  failureTitle,
  incompleteTitle,
  incompleteMessage = messages.code.incomplete,
  isComplete = isCompleteCode,
}: CodeFormOptions) {
  const { values, set, onChange } = useFormValues({ code: '' });
  const { code } = values;
  const form = useForm({
    values,
    onChange,
    validate: () => (isComplete(code) ? {} : { code: incompleteMessage }),
    isInert: isBusy || (incompleteTitle !== undefined && code === ''),
    selectsText: true,
    onInvalid: () => incompleteTitle && refuse(incompleteTitle),
    onSubmit: () =>
      void attempt({
        failureTitle,
        form,
        work: () => verify(code.trim()),
      }),
  });

  function clear() {
    set({ code: '' });
    form.reset();
  }

  return { form, isBusy, isReady: incompleteTitle ? code !== '' : isComplete(code), clear };
}
