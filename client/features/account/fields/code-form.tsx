import type { ComponentProps, ReactNode } from 'react';
import { useForm, useFormValues } from '../../../lib/forms/use-form.ts';
import { BackButton } from '../../../ui/actions/back-button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import type { Attempt, Attempts } from '../../../ui/feedback/use-attempt.ts';
import { CodeField } from '../../../ui/inputs/code-field.tsx';
import { isCompleteCode } from '../../../ui/inputs/one-time-code.ts';
import { TextField, type TextFieldProps } from '../../../ui/inputs/text-field.tsx';
import { messages } from './account-messages.ts';
import { ResendButton } from './resend-button.tsx';
import { SubmitButton } from './submit-button.tsx';

type PhoneCodeFormProps = {
  control: ReturnType<typeof useCodeForm>;
  heading: ReactNode;
  /** The number that the code was sent to, formatted. */
  phone: string;
  label: string;
  placeholder?: string;
  submitLabel: string;
  isInSettings?: boolean;
  resend: Omit<ComponentProps<typeof ResendButton>, 'label'>;
  back: { label: string; onPress: () => void };
  /** Shown between the button for another code and the way back. */
  children?: ReactNode;
};

export function PhoneCodeForm({
  control,
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
  const { form } = control;
  return (
    <form {...form.props} className={`grid gap-4.5 ${isInSettings ? 'border-t border-line pt-6' : ''}`}>
      {heading}
      <p>
        {messages.code.sentTo} <b className="tabular font-semibold whitespace-nowrap text-ink">{phone}</b>.{' '}
        {messages.code.lifetime}
      </p>
      <CodeField {...form.bind('code')} label={label} placeholder={placeholder} />
      <ErrorSummary form={form} />
      <SubmitButton control={control} isInSettings={isInSettings} busyLabel={messages.code.verifying}>
        {submitLabel}
      </SubmitButton>
      <ResendButton label={messages.code.another} {...resend} />
      {children}
      <BackButton onClick={back.onPress}>{back.label}</BackButton>
    </form>
  );
}

export function RecoveryCodeField(props: TextFieldProps) {
  return <TextField {...props} autoComplete="off" autoCapitalize="none" spellCheck={false} isRequired />;
}

type CodeFormOptions = {
  attempts: Attempts;
  verify: (code: string) => Promise<void>;
  failureTitle: string;
  /** Whether a toast also says that the code is incomplete, and whether an empty field does nothing. */
  incompleteTitle?: string;
  incompleteMessage?: string;
  isComplete?: (code: string) => boolean;
} & Pick<Attempt, 'repeatsField'>;

/** A form with a single field for a code. A wrong code shows an error at the field, and typing replaces it. */
export function useCodeForm({
  attempts: { isBusy, attempt, refuse },
  verify,
  failureTitle,
  incompleteTitle,
  incompleteMessage = messages.code.incomplete,
  isComplete = isCompleteCode,
  repeatsField = false,
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
    onSubmit: () => void attempt({ failureTitle, form, repeatsField, work: () => verify(code.trim()) }),
  });

  function clear() {
    set({ code: '' });
    form.reset();
  }

  return { form, isBusy, isReady: incompleteTitle ? code !== '' : isComplete(code), clear };
}
