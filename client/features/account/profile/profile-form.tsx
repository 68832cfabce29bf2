import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { parseProfileAge, profileAge } from '../../../../shared/validation/age.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { NumberField } from '../../../ui/inputs/number-field.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import type { ProfileDraft } from './profile-draft.ts';
import { describeFaults, findProfileFaults, type ProfileFaults } from './profile-faults.ts';
import { EmailNote } from './profile-view.tsx';
import { useProfile } from './store/profile-store.ts';

type ProfileFormProps = {
  draft: ProfileDraft;
  /** Set when the form was just asked for. */
  takesFocus: boolean;
  email: string | null;
  onChange: (draft: ProfileDraft) => void;
  /** After saving, and on Cancel. */
  onClose: () => void;
};

type FieldName = keyof ProfileDraft;
const fieldNames = ['firstName', 'lastName', 'age'] as const satisfies readonly FieldName[];

export function ProfileForm({ draft, takesFocus, email, onChange, onClose }: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { save } = useProfile();
  const { isBusy, attempt, refuse } = useAttempt();
  /** Fields that were left, or sent: from then on they say what is wrong with them. */
  const [checked, setChecked] = useState<readonly FieldName[]>([]);
  const [serverFaults, setServerFaults] = useState<ProfileFaults>({});
  const faults = findProfileFaults(draft);

  function focusFirst(found: ProfileFaults) {
    const name = fieldNames.find((field) => found[field]);
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const refusal = describeFaults(faults);
    const age = parseProfileAge(draft.age);
    if (refusal || age === undefined) {
      setChecked(fieldNames);
      if (refusal) refuse(refusal.title, refusal.description);
      focusFirst(faults);
      return;
    }
    void attempt({
      failureTitle: 'Failed to update profile.',
      async work() {
        await save({ firstName: draft.firstName.trim(), lastName: draft.lastName.trim(), age });
        toast.success({ title: 'Profile updated', description: 'Your changes are saved.' });
        onClose();
      },
      onFailure({ fields }) {
        setServerFaults(fields);
        focusFirst(fields);
      },
    });
  }

  function bind(name: FieldName) {
    return {
      name,
      value: draft[name],
      onChange(value: string) {
        setServerFaults({ ...serverFaults, [name]: undefined });
        onChange({ ...draft, [name]: value });
      },
      onBlur: () => setChecked((before) => [...before, name]),
      error: serverFaults[name] ?? (checked.includes(name) ? faults[name] : undefined),
      isRequired: true,
    };
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5 md:grid-cols-2">
      <TextField {...bind('firstName')} label="First name" autoComplete="given-name" autoFocus={takesFocus} />
      <TextField {...bind('lastName')} label="Last name" autoComplete="family-name" />
      <NumberField
        {...bind('age')}
        label="Age"
        hint={`From ${profileAge.minimum} to ${profileAge.maximum}.`}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        value={email ?? ''}
        onChange={keepEmail}
        hint={<EmailNote />}
        readOnly
      />
      <div className="flex flex-wrap gap-3 md:col-span-2">
        <Button type="submit" isBusy={isBusy} busyLabel="Saving..." onMouseDown={keepFocus}>
          Save changes
        </Button>
        <Button variant="secondary" onClick={onClose} onMouseDown={keepFocus}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Leaving a field may show its fault, which would move a button away from under the press that left it. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

function keepEmail() {
  // Shown beside what can be edited, and itself not editable.
}
