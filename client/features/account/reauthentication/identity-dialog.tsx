import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Proof } from '../../../../shared/api/auth.ts';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { call } from '../../../lib/api-client.ts';
import { useForm, useFormValues } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InlineButton } from '../../../ui/actions/inline-button.tsx';
import { describeFailure, type Failure } from '../../../ui/feedback/describe-failure.ts';
import { CodeField } from '../../../ui/inputs/code-field.tsx';
import { isCompleteCode } from '../../../ui/inputs/one-time-code.ts';
import { PasswordField } from '../../../ui/inputs/password-field.tsx';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { AlertDialog, Dialog } from '../../../ui/overlays/dialog.tsx';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { RecoveryCodeField } from '../fields/code-form.tsx';
import { ResendButton } from '../fields/resend-button.tsx';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { messages as passkeyMessages } from '../passkeys/passkey-messages.ts';
import { hasPasskeyHere, listApps } from '../passkeys/passkeys.ts';
import { useAuth } from '../session/auth-context.ts';
import { messages } from './identity-messages.ts';

type IdentityDialogProps = {
  user: AuthUser;
  words: { title: string; text: string; submit: string; busy: string };
  isDestructive?: boolean;
  onProof: (proof: Proof) => Promise<void>;
  onClose: () => void;
};

/** Asks people to prove again who they are, with their second step or else with their password or a code that it sends. */
export function IdentityDialog({ user, words, isDestructive, onProof, onClose }: IdentityDialogProps) {
  const form = useIdentityForm({ user, onProof });
  const Frame = isDestructive ? AlertDialog : Dialog;
  return (
    <Frame
      isOpen
      onClose={onClose}
      title={words.title}
      description={words.text}
      actions={
        <Button
          type="submit"
          form={form.id}
          variant={isDestructive ? 'destructive' : 'primary'}
          aria-disabled={!form.isReady}
          isBusy={form.busy === 'proving'}
          busyLabel={words.busy}
        >
          {words.submit}
        </Button>
      }
    >
      <form {...form.props} id={form.id} className="grid gap-3">
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user.email ?? user.phone ?? ''}
          readOnly
          hidden
        />
        {hasPasskeyHere(user) && (
          <PasskeyButton
            attempts={form.passkey}
            failureTitle={words.title}
            size="sm"
            onAnswer={(passkey) => onProof({ passkey })}
          >
            {passkeyMessages.use}
          </PasskeyButton>
        )}
        <AnswerField form={form} />
        <p role="alert" className="text-small font-medium text-danger empty:hidden">
          {form.problem}
        </p>
        {form.canSwap && (
          <InlineButton className="justify-self-start text-base" onClick={form.swap}>
            {ways[form.way].swap}
          </InlineButton>
        )}
      </form>
    </Frame>
  );
}

type IdentityForm = ReturnType<typeof useIdentityForm>;

function AnswerField({ form }: { form: IdentityForm }) {
  switch (form.way) {
    case 'password':
      return (
        <PasswordField
          {...form.bind('password')}
          label={messages.password}
          autoComplete="current-password"
          isRequired
        />
      );
    case 'factorCode':
      return <CodeField {...form.bind('factorCode')} key="app" label={messages.appCode} />;
    case 'recoveryCode':
      return (
        <RecoveryCodeField {...form.bind('recoveryCode')} key="recovery" label={messages.recoveryCode} />
      );
    case 'code':
      return <SentCode form={form} />;
  }
}

function SentCode({ form }: { form: IdentityForm }) {
  const box = useRef<HTMLDivElement>(null);
  const { codeTarget, resendAt } = form;
  const isSent = resendAt !== undefined;

  useLayoutEffect(() => {
    if (isSent) box.current?.querySelector('input')?.focus();
  }, [isSent]);

  return (
    <div ref={box} className="grid gap-3">
      <p role="status" className="wrap-anywhere">
        <span key={String(isSent)}>
          <RichText text={isSent ? messages.sent(codeTarget) : messages.willSend(codeTarget)} />
        </span>
      </p>
      {isSent && <CodeField {...form.bind('code')} label={messages.code} />}
      <ResendButton
        label={isSent ? sharedMessages.code.another : messages.send}
        attempts={form.sending}
        availableAt={resendAt ?? 0}
        send={() => call('POST /api/auth/user/code')}
        failureTitle=""
        onWait={form.waitUntil}
      />
    </div>
  );
}

const ways = {
  password: { other: 'code', swap: messages.useCode, incomplete: messages.passwordRequired },
  code: { other: 'password', swap: messages.usePassword, incomplete: sharedMessages.code.incomplete },
  factorCode: {
    other: 'recoveryCode',
    swap: messages.useRecovery,
    incomplete: sharedMessages.code.incomplete,
  },
  recoveryCode: { other: 'factorCode', swap: messages.useApp, incomplete: messages.recoveryRequired },
} as const;
type Way = keyof typeof ways;

const noAnswer: Readonly<Record<Way, string>> = { password: '', code: '', factorCode: '', recoveryCode: '' };

type Work = { work: () => Promise<void> };

function useIdentityForm({ user, onProof }: Pick<IdentityDialogProps, 'user' | 'onProof'>) {
  const { client } = useAuth();
  const id = useId();
  const { hasPassword } = user.metadata;
  // The code goes to the confirmed email address or, without one, to the confirmed phone.
  const codeTarget = (user.emailConfirmedAt && user.email) || (user.phoneConfirmedAt && user.phone);
  // Where there is a second factor, only that or a recovery code proves who it is. A passkey has a button of its own.
  const hasApp = listApps(user).length > 0;
  const hasFactor = hasApp || hasPasskeyHere(user);
  const [way, setWay] = useState<Way>(
    hasApp ? 'factorCode' : hasFactor ? 'recoveryCode' : hasPassword || !codeTarget ? 'password' : 'code',
  );
  const { values, set, onChange } = useFormValues(noAnswer);
  const [busy, setBusy] = useState<'sending' | 'proving' | 'passkey'>();
  /** When another code can be requested, in epoch milliseconds. Undefined before the first one. */
  const [resendAt, waitUntil] = useState<number>();
  /** An error that is about neither the password nor the code, such as no connection. */
  const [problem, setProblem] = useState<string>();
  const isRunning = useRef(false);
  const isTyped = way === 'password' || way === 'recoveryCode';
  const isReady = isTyped ? values[way].trim() !== '' : isCompleteCode(values[way]);
  const form = useForm({
    values,
    onChange(name, text) {
      onChange(name, text);
      setProblem(undefined);
    },
    validate: () => (isReady ? {} : { [way]: ways[way].incomplete }),
    isInert: busy !== undefined || (way === 'code' && resendAt === undefined),
    onSubmit: () => void run('proving', () => onProof(composeProof(way, values[way]))),
  });

  async function run(
    kind: 'sending' | 'proving' | 'passkey',
    work: () => Promise<void>,
    onFailure?: (failure: Failure) => void,
  ) {
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
      // If it's too early for another code, one was sent just before.
      onFailure?.(failure);
      // If the session has ended, the form closes. If it only needs a refresh, it is refreshed.
      if (failure.code === 'session_missing') await client.reload();
    } finally {
      isRunning.current = false;
      setBusy(undefined);
    }
  }

  return {
    id,
    bind: form.bind,
    props: {
      ...form.props,
      onSubmit(event: FormEvent) {
        // React passes the events of a form inside a dialog on to the forms around it.
        event.stopPropagation();
        form.props.onSubmit(event);
      },
    },
    way,
    busy,
    resendAt,
    waitUntil,
    isReady,
    codeTarget: codeTarget ?? '',
    canSwap: hasApp || (!hasFactor && hasPassword && Boolean(codeTarget)),
    problem,
    swap() {
      setWay(ways[way].other);
      set(noAnswer);
      setProblem(undefined);
      form.reset();
    },
    passkey: { isBusy: busy === 'passkey', attempt: ({ work }: Work) => run('passkey', work) },
    sending: {
      isBusy: busy === 'sending',
      attempt: ({ work, onFailure }: Work & { onFailure?: (failure: Failure) => void }) =>
        run('sending', work, onFailure),
      // While it's too early, the button itself says how long to wait.
      refuse: () => undefined,
    },
  };
}

function composeProof(way: Way, answer: string): Proof {
  switch (way) {
    case 'password':
      return { password: answer };
    case 'code':
      return { code: answer };
    case 'factorCode':
      return { factorCode: answer };
    case 'recoveryCode':
      return { recoveryCode: answer };
  }
}

function isAboutSecret({ code, fields }: Failure): boolean {
  return fields.code !== undefined || ['invalid_credentials', 'invalid_code', 'invalid_input'].includes(code);
}
