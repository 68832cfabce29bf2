import type { ReactNode } from 'react';
import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import type { Profile } from '../../../../../shared/api/profile.ts';
import { consents } from '../../../../../shared/consents.ts';
import { useForm, useFormValues } from '../../../../lib/forms/use-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../../ui/feedback/error-summary.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx';
import { isProfileComplete, useCompleteProfile } from '../../profile/store/complete-profile.ts';
import { messages } from '../messages.ts';
import { useSessionAttempt } from '../use-session-attempt.ts';
import { TermsText } from '../view-parts.tsx';
import { findAboutErrors, startAboutYou, toProfileUpdate } from './about-you.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { findNames } from './find-names.ts';
import { NameFields } from './name-fields.tsx';
import { changeDraft, dropDraft, loadDraft } from './personal-draft.ts';

type AboutYouFormProps = {
  user: AuthUser;
  /** Undefined until the person has a profile. */
  profile: Profile | undefined;
  /** Called with the saved profile, which may still have no age. */
  onDone: (profile: Profile) => void;
  /** The form's heading, unless the page has it elsewhere. */
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
