import { type FormEvent, useId, useRef, useState } from 'react';
import type { Proof } from '../../../../shared/api/auth.ts';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { call } from '../../../lib/api-client.ts';
import { useForm, useFormValues } from '../../../lib/forms/use-form.ts';
import { describeFailure, type Failure } from '../../../ui/feedback/describe-failure.ts';
import { isCompleteCode } from '../../../ui/inputs/one-time-code.ts';
import { messages as sharedMessages } from '../fields/messages.ts';
import { useAuth } from '../session/auth-context.ts';
import { messages } from './messages.ts';

type IdentityFormOptions = {
  user: AuthUser;
  /** What the proof is for. Failures of a password or a code show in the form. */
  onProof: (proof: Proof) => Promise<void>;
};

/** The state of a form that asks for the password, or for a code that it sends. */
export function useIdentityForm({ user, onProof }: IdentityFormOptions) {
  const { client } = useAuth();
  const id = useId();
  const { hasPassword } = user.metadata;
  // A code goes to the confirmed email, else to the confirmed phone.
  const codeTarget = (user.emailConfirmedAt && user.email) || (user.phoneConfirmedAt && user.phone);
  const [way, setWay] = useState<'password' | 'code'>(hasPassword || !codeTarget ? 'password' : 'code');
  const { values, set, onChange } = useFormValues({ password: '', code: '' });
  const [busy, setBusy] = useState<'no' | 'sending' | 'proving'>('no');
  const [resendAt, setResendAt] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const isRunning = useRef(false);
  const isReady = way === 'password' ? values.password !== '' : isCompleteCode(values.code);
  const form = useForm({
    values,
    onChange(name, text) {
      onChange(name, text);
      setProblem(undefined);
    },
    validate: () => {
      if (isReady) return {};
      return way === 'password'
        ? { password: messages.passwordRequired }
        : { code: sharedMessages.code.incomplete };
    },
    isInert: busy !== 'no' || (way === 'code' && resendAt === undefined),
    onSubmit: () =>
      void run('proving', () =>
        onProof(way === 'password' ? { password: values.password } : { code: values.code }),
      ),
  });

  async function run(kind: 'sending' | 'proving', work: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(kind);
    setProblem(undefined);
    try {
      await work();
    } catch (cause) {
      const failure = describeFailure(cause);
      if (kind === 'proving' && isAboutSecret(failure)) form.showErrors({ [way]: failure.message });
      else setProblem(failure.message);
      // Too early for another code means that one is on its way already.
      if (kind === 'sending' && failure.waitSeconds !== undefined) waitFor(failure.waitSeconds);
      // A session that has ended closes the form; one whose hour is over comes back.
      if (failure.code === 'session_missing') await client.reload();
    } finally {
      isRunning.current = false;
      setBusy('no');
    }
  }

  function waitFor(seconds: number) {
    setResendAt(Date.now() + seconds * 1000);
  }

  return {
    id,
    bind: form.bind,
    props: {
      ...form.props,
      onSubmit(event: FormEvent) {
        // Forms inside a dialog bubble to the forms around it in React's tree.
        event.stopPropagation();
        form.props.onSubmit(event);
      },
    },
    way,
    busy,
    /** From when on another code may be asked for, in epoch milliseconds; undefined before the first. */
    resendAt,
    isReady,
    codeTarget: codeTarget ?? '',
    canSwap: hasPassword && Boolean(codeTarget),
    /** What is wrong with neither the password nor the code, such as no connection. */
    problem,
    swap() {
      setWay(way === 'password' ? 'code' : 'password');
      set({ password: '', code: '' });
      setProblem(undefined);
      form.reset();
    },
    sendCode() {
      // While it is too early, the button itself says how long to wait.
      if (resendAt !== undefined && Date.now() < resendAt) return;
      void run('sending', async () => {
        const { retryAfterSeconds } = await call('POST /api/auth/user/code');
        waitFor(retryAfterSeconds);
      });
    },
  };
}

export type IdentityForm = ReturnType<typeof useIdentityForm>;

function isAboutSecret({ code, fields }: Failure): boolean {
  return code === 'invalid_credentials' || code === 'invalid_input' || fields.code !== undefined;
}
