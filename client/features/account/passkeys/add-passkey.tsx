import { call } from '../../../lib/api-client.ts';
import { useAccountAttempt } from '../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../session/auth-context.ts';
import { messages } from './messages.ts';
import { canUsePasskeys } from './no-passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { usePasskeyPrompt } from './use-passkey-prompt.ts';

type AddPasskeyProps = {
  isFirst: boolean;
  /** Called with the recovery codes, if this is the person's first second factor. */
  onAdded: (recoveryCodes: readonly string[] | undefined) => void;
};

/** Adds a passkey of this device to the account. */
export function AddPasskey({ isFirst, onAdded }: AddPasskeyProps) {
  const { client } = useAuth();
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const request = usePasskeyPrompt();
  if (!canUsePasskeys()) return <p>{messages.notes.unsupported}</p>;

  function add() {
    void attempt({
      failureTitle: messages.addFailed,
      work: async () => {
        const options = await call('POST /api/auth/passkeys/options');
        const { createPasskey } = await import('./webauthn.ts');
        const passkey = await request.prompt((signal) => createPasskey(options, signal));
        if (!passkey) return;
        const { recoveryCodes } = await client.run((auth) => auth.addPasskey(passkey));
        onAdded(recoveryCodes);
      },
    });
  }

  return (
    <>
      <PasskeyButton request={request} isBusy={isBusy} onClick={add}>
        {isFirst ? messages.add : messages.another}
      </PasskeyButton>
      {dialog}
    </>
  );
}
