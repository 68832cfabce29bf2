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
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { AlertDialog, Dialog } from '../../../ui/overlays/dialog.tsx';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { Problem } from '../fields/account-page.tsx';
import { ResendButton } from '../fields/use-resend.tsx';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { messages as passkeyMessages } from '../passkeys/passkey-messages.ts';
import { hasPasskeyHere, listApps, listPasskeys } from '../passkeys/passkeys.ts';
import { useAuth } from '../session/auth-context.ts';
import { messages } from './identity-messages.ts';

type IdentityDialogProps = {
  user: AuthUser;
  words: { title: string; text: string; submit: string; busy: string };
  /** Set for actions that can't be undone. */
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
        <AnswerField form={form} />
        <Problem>{form.problem}</Problem>
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
        {form.canSwap && (
          <InlineButton className="justify-self-start text-base" onClick={form.swap}>
            {swapLabels[form.way]}
          </InlineButton>
        )}
      </form>
    </Frame>
  );
}

const swapLabels = {
  password: messages.useCode,
  code: messages.usePassword,
  factorCode: messages.useRecovery,
  recoveryCode: messages.useApp,
} as const;

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
        <TextField
          {...form.bind('recoveryCode')}
          key="recovery"
          label={messages.recoveryCode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
        />
      );
    case 'code':
      return <CodePart form={form} />;
  }
}

function CodePart({ form }: { form: IdentityForm }) {
  const box = useRef<HTMLDivElement>(null);
  const { codeTarget, resendAt, sendCode } = form;
  const isSent = resendAt !== undefined;
  const isBusy = form.busy === 'sending';

  // Runs before the dialog notices that the focused button is gone and takes the focus itself.
  useLayoutEffect(() => {
    if (isSent) box.current?.querySelector('input')?.focus();
  }, [isSent]);

  return (
    <div ref={box} className="grid gap-3">
      <p role="status" className="wrap-anywhere">
        <RichText text={isSent ? messages.sent(codeTarget) : messages.willSend(codeTarget)} />
      </p>
      {isSent && <CodeField {...form.bind('code')} label={messages.code} />}
      {isSent ? (
        <ResendButton
          label={sharedMessages.code.another}
          availableAt={resendAt}
          isBusy={isBusy}
          onPress={sendCode}
        />
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          isBusy={isBusy}
          busyLabel={sharedMessages.sending}
          onClick={sendCode}
        >
          {messages.send}
        </Button>
      )}
    </div>
  );
}

type IdentityFormOptions = {
  user: AuthUser;
  /** Called with the proof. A wrong password or code shows its error in the form. */
  onProof: (proof: Proof) => Promise<void>;
};

type Way = 'password' | 'code' | 'factorCode' | 'recoveryCode';
const noAnswer: Readonly<Record<Way, string>> = { password: '', code: '', factorCode: '', recoveryCode: '' };
const others = {
  password: 'code',
  code: 'password',
  factorCode: 'recoveryCode',
  recoveryCode: 'factorCode',
} as const;

/** The state of a form that asks for the password, or sends and asks for a code. */
function useIdentityForm({ user, onProof }: IdentityFormOptions) {
  const { client } = useAuth();
  const id = useId();
  const { hasPassword } = user.metadata;
  // The code goes to the confirmed email address or, without one, to the confirmed phone.
  const codeTarget = (user.emailConfirmedAt && user.email) || (user.phoneConfirmedAt && user.phone);
  // Where there is a second factor, only that or a recovery code proves who it is. A passkey has a button of its own.
  const hasApp = listApps(user).length > 0;
  const hasFactor = hasApp || listPasskeys(user).length > 0;
  const [way, setWay] = useState<Way>(
    hasApp ? 'factorCode' : hasFactor ? 'recoveryCode' : hasPassword || !codeTarget ? 'password' : 'code',
  );
  const { values, set, onChange } = useFormValues(noAnswer);
  const [busy, setBusy] = useState<'no' | 'sending' | 'proving' | 'passkey'>('no');
  const [resendAt, setResendAt] = useState<number>();
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
    validate: () => {
      if (isReady) return {};
      if (way === 'password') return { password: messages.passwordRequired };
      if (way === 'recoveryCode') return { recoveryCode: messages.recoveryRequired };
      return { [way]: sharedMessages.code.incomplete };
    },
    isInert: busy !== 'no' || (way === 'code' && resendAt === undefined),
    onSubmit: () => void run('proving', () => onProof(composeProof(way, values[way]))),
  });

  async function run(kind: 'sending' | 'proving' | 'passkey', work: () => Promise<void>) {
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
      if (kind === 'sending' && failure.waitSeconds !== undefined) waitFor(failure.waitSeconds);
      // If the session has ended, the form closes. If it only needs a refresh, it is refreshed.
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
        // React passes the events of a form inside a dialog on to the forms around it.
        event.stopPropagation();
        form.props.onSubmit(event);
      },
    },
    way,
    busy,
    /** When another code can be requested, in epoch milliseconds. Undefined before the first one. */
    resendAt,
    isReady,
    codeTarget: codeTarget ?? '',
    canSwap: hasApp || (!hasFactor && hasPassword && Boolean(codeTarget)),
    /** An error that is about neither the password nor the code, such as no connection. */
    problem,
    swap() {
      setWay(others[way]);
      set(noAnswer);
      setProblem(undefined);
      form.reset();
    },
    passkey: {
      isBusy: busy === 'passkey',
      attempt: ({ work }: { work: () => Promise<void> }) => run('passkey', work),
    },
    sendCode() {
      // While it's too early, the button itself says how long to wait.
      if (resendAt !== undefined && Date.now() < resendAt) return;
      void run('sending', async () => {
        const { retryAfterSeconds } = await call('POST /api/auth/user/code');
        waitFor(retryAfterSeconds);
      });
    },
  };
}

type IdentityForm = ReturnType<typeof useIdentityForm>;

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
  return (
    code === 'invalid_credentials' ||
    code === 'invalid_code' ||
    code === 'invalid_input' ||
    fields.code !== undefined
  );
}
