import { type ReactNode, useId } from 'react';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import type { Profile } from '../../../../shared/api/profile.ts';
import { consents } from '../../../../shared/consents.ts';
import { useForm, useFormValues } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { controlClassName, FieldNote, getDescriptionId, labelClassName } from '../../../ui/inputs/field.tsx';
import { isProfileComplete, useCompleteProfile } from '../profile/complete-profile.ts';
import {
  type BirthParts,
  changeDraft,
  dropDraft,
  findAboutErrors,
  loadDraft,
  startAboutYou,
  toProfileUpdate,
} from './about-you.ts';
import { messages } from './account-messages.ts';
import { TermsText } from './account-page.tsx';
import { type Binding, findNames, NameFields } from './names.tsx';
import { useSessionAttempt } from './use-session-attempt.ts';

type AboutYouFormProps = {
  user: AuthUser;
  profile: Profile | undefined;
  /** Called with the saved profile, which may still have no age. */
  onDone: (profile: Profile) => void;
  children?: ReactNode;
};

/**
 * The last details of an account: names, date of birth, and what the person agrees to. The text stays after a reload,
 * and saving the form completes the onboarding.
 */
export function AboutYouForm({ user, profile, onDone, children }: AboutYouFormProps) {
  const { isBusy, attempt } = useSessionAttempt();
  const complete = useCompleteProfile();
  const { values, onChange } = useFormValues(() =>
    startAboutYou(loadDraft(user.id), findNames(user.metadata, profile), profile),
  );
  const form = useForm({
    values,
    onChange(name, value) {
      onChange(name, value);
      changeDraft(user.id, { [name]: value });
    },
    validate: () => findAboutErrors(values, new Date()),
    isInert: isBusy,
    onSubmit: () =>
      void attempt({
        failureTitle: messages.saveFailed,
        form: {
          showFailure: ({ message, fields }) =>
            form.showFailure({ message, fields: { ...fields, month: fields.dob } }),
        },
        work: async () => {
          const saved = await complete(toProfileUpdate(values, new Date()));
          dropDraft();
          if (isProfileComplete(saved)) toast.success(messages.saved);
          onDone(saved);
        },
      }),
  });
  return (
    <form {...form.props} className="grid gap-4.5">
      {children}
      <NameFields bind={form.bind} />
      <BirthDateField bind={form.bind} />
      <div className="grid gap-1">
        <Checkbox {...form.bind('terms')} isRequired>
          <TermsText />
        </Checkbox>
        <Checkbox {...form.bind('marketing')}>{consents.marketing.text}</Checkbox>
      </div>
      <ErrorSummary form={form} />
      <Button type="submit" isBlock isBusy={isBusy} busyLabel={messages.saving}>
        {messages.aboutYou.submit}
      </Button>
    </form>
  );
}

const parts = [
  { part: 'month', longest: 9, width: 'w-20' },
  { part: 'day', longest: 2, width: 'w-18' },
  { part: 'year', longest: 4, width: 'w-22' },
] as const;

/**
 * A date of birth in three labeled text fields, so no one has to page a calendar back by decades, and browsers can fill
 * it in. An error appears at the part that has to be fixed.
 */
function BirthDateField({ bind }: { bind: (part: keyof BirthParts) => Binding }) {
  const id = useId();
  const { label, hint, ...labels } = messages.birthDate;
  const fields = parts.map(({ part, ...look }) => ({ ...look, ...bind(part), part }));
  const error = fields.find((field) => field.error)?.error;
  const descriptionId = getDescriptionId(id, { hint, error });
  return (
    <fieldset aria-describedby={descriptionId} className="grid min-w-0 gap-1.5">
      <legend className={`mb-1.5 ${labelClassName}`}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {fields.map(({ part, longest, width, value, onChange, onBlur, ...field }) => (
          <div key={part} className={`grid gap-1 ${width}`}>
            <label htmlFor={`${id}-${part}`} className="text-small">
              {labels[part]}
            </label>
            <input
              id={`${id}-${part}`}
              name={part}
              type="text"
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              maxLength={longest}
              aria-invalid={field.error ? true : undefined}
              aria-describedby={field.error ? descriptionId : undefined}
              className={`tabular ${controlClassName}`}
            />
          </div>
        ))}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  );
}
