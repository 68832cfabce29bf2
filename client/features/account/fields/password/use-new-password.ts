import { type FormEvent, useRef, useState } from 'react';
import {
  findNewPasswordError,
  type NewPasswordError,
} from '../../../../../shared/validation/new-password.ts';
import type { Failure } from '../../../../ui/feedback/describe-failure.ts';
import type { Attempts } from '../../../../ui/feedback/use-attempt.ts';

type Field = NewPasswordError['field'];
type NewPasswordOptions = {
  /** What runs the call: `useAttempt`, or one of the hooks that build on it. */
  attempts: Pick<Attempts, 'isBusy' | 'attempt' | 'refuse' | 'clearFailure'>;
  findFault?: (password: string, confirmation: string) => NewPasswordError | undefined;
  /** Resolves to what is wrong with the password itself, if anything is. */
  send: (password: string) => Promise<string | undefined>;
  failureTitle: string;
  /** Heads the toast when the server refuses the password itself. */
  weakTitle?: string;
  /** Set where nothing happens until both fields are filled in. */
  ignoresEmpty?: boolean;
  /** Failures that are not about the password. */
  onFailure?: (failure: Failure) => void;
};

const empty: Readonly<Record<Field, string>> = { password: '', confirmation: '' };

/** A form with a new password and its confirmation. Its fields are named `password` and `confirmation`. */
export function useNewPassword({
  attempts: { isBusy, attempt, refuse, clearFailure },
  findFault = findNewPasswordError,
  send,
  failureTitle,
  weakTitle = failureTitle,
  ignoresEmpty = false,
  onFailure,
}: NewPasswordOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(empty);
  const [fault, setFault] = useState<NewPasswordError>();
  const isReady = typed.password !== '' && typed.confirmation !== '';

  function change(field: Field, text: string) {
    setTyped((before) => ({ ...before, [field]: text }));
    setFault(undefined);
    clearFailure();
  }

  function show(found: NewPasswordError) {
    refuse(found.title, found.description);
    setFault(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
  }

  function showWeakness(description: string) {
    show({ field: 'password', title: weakTitle, description });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || (ignoresEmpty && !isReady)) return;
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
      onFailure: (failure) => {
        const { code, message, fields } = failure;
        if (code === 'weak_password' || fields.password) showWeakness(fields.password ?? message);
        else onFailure?.(failure);
      },
    });
  }

  return { form, typed, change, clear: () => setTyped(empty), fault, isBusy, isReady, submit };
}
