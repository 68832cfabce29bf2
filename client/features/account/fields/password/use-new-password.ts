import { type FormEvent, useRef, useState } from 'react';
import type { NewPasswordFault } from '../../../../../shared/validation/new-password.ts';
import { useSessionAttempt } from '../use-session-attempt.ts';

type Field = NewPasswordFault['field'];
type Options = {
  findFault: (password: string, confirmation: string) => NewPasswordFault | undefined;
  /** Resolves to what is wrong with the password itself, if anything is. */
  send: (password: string) => Promise<string | undefined>;
  /** Of the toast when sending failed for another reason. */
  failureTitle: string;
  /** Faults of other fields that were sent along. */
  onFieldFaults?: (fields: Readonly<Record<string, string>>) => void;
};

/** A form with a new password and its confirmation. Its fields are named `password` and `confirmation`. */
export function useNewPassword({ findFault, send, failureTitle, onFieldFaults }: Options) {
  const { isBusy, attempt, refuse, clearFailure } = useSessionAttempt();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Record<Field, string>>({ password: '', confirmation: '' });
  const [fault, setFault] = useState<NewPasswordFault>();

  function change(field: Field, text: string) {
    setTyped((before) => ({ ...before, [field]: text }));
    setFault(undefined);
    clearFailure();
  }

  function show(found: NewPasswordFault) {
    refuse(found.title, found.description);
    setFault(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
  }

  function showWeakness(description: string) {
    show({ field: 'password', title: 'Choose another password', description });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = findFault(typed.password, typed.confirmation);
    if (found) {
      show(found);
      return;
    }
    void attempt({
      work: async () => {
        const weakness = await send(typed.password);
        if (weakness) showWeakness(weakness);
      },
      failureTitle,
      onFailure: ({ code, message, fields }) => {
        if (code === 'weak_password' || fields.password) showWeakness(fields.password ?? message);
        else onFieldFaults?.(fields);
      },
    });
  }

  return { form, typed, change, fault, isBusy, submit };
}
