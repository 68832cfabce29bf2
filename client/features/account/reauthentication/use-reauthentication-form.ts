import { type FormEvent, useId, useRef, useState } from 'react';
import type { Proof } from '../../../../shared/api/auth.ts';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { call } from '../../../lib/api-client.ts';
import { describeFailure, type Failure } from '../../../ui/feedback/describe-failure.ts';
import { isCompleteCode } from '../../../ui/inputs/one-time-code.ts';
import { isWrongCode } from '../fields/codes/use-code-form.ts';
import { useAuth } from '../session/auth-context.ts';

type Way = 'password' | 'code';
type ProofFormInput = {
  user: AuthUser;
  /** What the proof is for. Failures of a password or a code show in the form. */
  onProof: (proof: Proof) => Promise<void>;
};

export type ReauthenticationForm = ReturnType<typeof useReauthenticationForm>;

/** The state of a form that asks for the password, or for a code that it sends. `ReauthenticationFields` shows it. */
export function useReauthenticationForm({ user, onProof }: ProofFormInput) {
  const { client } = useAuth();
  const { hasPassword } = user.metadata;
  // A code goes to the confirmed email, else to the confirmed phone.
  const codeTarget = (user.emailConfirmedAt && user.email) || (user.phoneConfirmedAt && user.phone);
  const id = useId();
  const [way, setWay] = useState<Way>(hasPassword || !codeTarget ? 'password' : 'code');
  const [secret, setSecret] = useState('');
  const [busy, setBusy] = useState<'no' | 'sending' | 'proving'>('no');
  const [sent, setSent] = useState<{ resendAt: number } | undefined>(undefined);
  const [failure, setFailure] = useState<Failure | undefined>(undefined);
  const isRunning = useRef(false);
  const isReady = way === 'password' ? secret !== '' : isCompleteCode(secret);

  async function run(kind: 'sending' | 'proving', work: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(kind);
    setFailure(undefined);
    try {
      await work();
    } catch (cause) {
      const found = describeFailure(cause);
      setFailure(found);
      // Too early for another code means that one is on its way already.
      if (kind === 'sending' && found.waitSeconds !== undefined) waitFor(found.waitSeconds);
      // A session that has ended closes the form; one whose hour is over comes back.
      if (found.code === 'session_missing') await client.reload();
    } finally {
      isRunning.current = false;
      setBusy('no');
    }
  }

  function waitFor(seconds: number) {
    setSent({ resendAt: Date.now() + seconds * 1000 });
  }

  return {
    id,
    way,
    secret,
    busy,
    sent,
    isReady,
    codeTarget,
    canSwap: hasPassword && codeTarget !== null,
    /** At the field: the password or the code is not right. */
    fieldError: failure && isAboutSecret(failure) ? failure.message : undefined,
    /** Everything else, such as no connection. */
    problem: failure && !isAboutSecret(failure) ? failure.message : undefined,
    change(text: string) {
      setSecret(text);
      setFailure(undefined);
    },
    swap() {
      setWay(way === 'password' ? 'code' : 'password');
      setSecret('');
      setFailure(undefined);
    },
    sendCode() {
      // While it is too early, the button itself says how long to wait.
      if (sent && Date.now() < sent.resendAt) return;
      void run('sending', async () => {
        const { retryAfterSeconds } = await call('POST /api/auth/user/code');
        waitFor(retryAfterSeconds);
      });
    },
    submit(event: FormEvent) {
      event.preventDefault();
      // Forms inside a dialog bubble to the forms around it in React's tree.
      event.stopPropagation();
      if (!isReady) return;
      void run('proving', () => onProof(way === 'password' ? { password: secret } : { code: secret }));
    },
  };
}

function isAboutSecret(failure: Failure): boolean {
  return failure.code === 'invalid_credentials' || failure.code === 'invalid_input' || isWrongCode(failure);
}
