import { useLayoutEffect, useRef } from 'react';
import type { Proof } from '../../../../shared/api/auth.ts';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InlineButton } from '../../../ui/actions/inline-button.tsx';
import { CodeField } from '../../../ui/inputs/code-field.tsx';
import { PasswordField } from '../../../ui/inputs/password-field.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { AlertDialog, Dialog } from '../../../ui/overlays/dialog.tsx';
import { messages as sharedMessages } from '../fields/messages.ts';
import { ResendButton } from '../fields/use-resend.tsx';
import { Problem } from '../fields/view-parts.tsx';
import { messages as passkeyMessages } from '../passkeys/messages.ts';
import { hasPasskeyHere } from '../passkeys/own-passkeys.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { messages } from './messages.ts';
import { type IdentityForm, useIdentityForm } from './use-identity-form.ts';

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
