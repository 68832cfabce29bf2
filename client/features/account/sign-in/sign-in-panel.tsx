import { useState } from 'react';
import { InlineButton } from '../../../ui/actions/inline-button.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { CredentialsForm } from './credentials-form.tsx';
import type { SignInFlow } from './flow/use-sign-in-flow.ts';
import type { CredentialFaults, Credentials } from './form-rules.ts';
import { OtherWays } from './other-ways.tsx';

/** Signing in with email and password, Google, or a phone. */
export function SignInPanel({ flow }: { flow: SignInFlow }) {
  const attempts = useAttempt();
  const [serverFaults, setServerFaults] = useState<CredentialFaults>({});

  function signIn({ email, password }: Credentials) {
    void attempts.attempt({
      failureTitle: 'Login Failed',
      work: () => flow.takeWay('sign-in', () => flow.client.run((auth) => auth.signIn({ email, password }))),
      onFailure: ({ fields }) => setServerFaults(fields),
    });
  }

  return (
    <>
      <CredentialsForm
        flow={flow}
        attempts={attempts}
        submitLabel="Sign In"
        emailAutoComplete="username"
        passwordAutoComplete="current-password"
        serverFaults={serverFaults}
        onEdit={() => setServerFaults({})}
        onSubmit={signIn}
      >
        <InlineButton className="justify-self-end text-small" onClick={() => flow.travel('forgot')}>
          Forgot password?
        </InlineButton>
      </CredentialsForm>
      <OtherWays flow={flow} />
    </>
  );
}
