import { parseProfileAge } from '../../../../shared/validation/age.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { NumberField } from '../../../ui/inputs/number-field.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { describeErrors, findAgeErrors, findNameErrors } from '../fields/about-you/find-names.ts';
import { NameFields } from '../fields/about-you/name-fields.tsx';
import { messages as sharedMessages } from '../fields/messages.ts';
import { messages } from './messages.ts';
import type { ProfileDraft } from './profile-draft.ts';
import { EmailNote } from './profile-view.tsx';
import { useProfile } from './store/profile-store.ts';

type ProfileFormProps = {
  draft: ProfileDraft;
  /** Set when the person has just opened the form. */
  takesFocus: boolean;
  email: string | null;
  onChange: (draft: ProfileDraft) => void;
  onSaved: () => void;
  onCancel: () => void;
};

export function ProfileForm({ draft, takesFocus, email, onChange, onSaved, onCancel }: ProfileFormProps) {
  const { save } = useProfile();
  const { isBusy, attempt, refuse } = useAttempt();
  const { age, ageRange } = sharedMessages.aboutYou;
  const form = useForm({
    values: draft,
    onChange: (name, text) => onChange({ ...draft, [name]: text }),
    validate: (typed) => ({ ...findNameErrors(typed), ...findAgeErrors(typed) }),
    isInert: isBusy,
    onInvalid(errors) {
      const told = describeErrors(errors);
      if (told) refuse(told.title, told.description);
    },
    onSubmit: () =>
      void attempt({
        failureTitle: messages.failed,
        form,
        async work() {
          const { firstName, lastName } = draft;
          await save({
            firstName: firstName.trim(),
            lastName: lastName.trim(),
            age: parseProfileAge(draft.age),
          });
          onSaved();
        },
      }),
  });

  return (
    <form {...form.props} className="grid gap-5 md:grid-cols-2">
      <NameFields bind={form.bind} takesFocus={takesFocus} />
      <NumberField {...form.bind('age')} label={age} hint={ageRange} isRequired />
      <TextField
        label={messages.email}
        name="email"
        type="email"
        value={email ?? ''}
        onChange={keepEmail}
        hint={<EmailNote />}
        readOnly
      />
      <div className="md:col-span-2 empty:hidden">
        <ErrorSummary form={form} />
      </div>
      <div className="flex flex-wrap gap-3 md:col-span-2">
        <Button type="submit" isBusy={isBusy} busyLabel={sharedMessages.saving}>
          {messages.submit}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {sharedMessages.cancel}
        </Button>
      </div>
    </form>
  );
}

function keepEmail() {
  // Shown next to the editable fields, but not editable itself.
}
