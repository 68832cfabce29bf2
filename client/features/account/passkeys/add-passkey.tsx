import { call } from '../../../lib/api-client.ts';
import { useAccountAttempt } from '../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../session/auth-context.ts';
import { DeviceButton } from './passkey-button.tsx';
import { messages } from './passkey-messages.ts';
import { canUsePasskeys } from './passkeys.ts';

type AddPasskeyProps = {
  isFirst: boolean;
  /** Called with the recovery codes, if this is the person's first second factor. */
  onAdded: (recoveryCodes: readonly string[] | undefined) => void;
};

export function AddPasskey({ isFirst, onAdded }: AddPasskeyProps) {
  const { client } = useAuth();
  const { dialog, ...attempts } = useAccountAttempt();
  if (!canUsePasskeys()) return <p>{messages.notes.unsupported}</p>;
  return (
    <>
      <DeviceButton
        attempts={attempts}
        failureTitle={messages.addFailed}
        ask={async ({ createPasskey }, signal) =>
          createPasskey(await call('POST /api/auth/passkeys/options'), signal)
        }
        onAnswer={async (passkey) => {
          const { recoveryCodes } = await client.run((auth) => auth.addPasskey(passkey));
          onAdded(recoveryCodes);
        }}
      >
        {isFirst ? messages.add : messages.another}
      </DeviceButton>
      {dialog}
    </>
  );
}
