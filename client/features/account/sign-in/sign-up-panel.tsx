import { useState } from 'react';
import { InlineButton } from '../../../ui/actions/inline-button.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { CredentialsForm } from './credentials-form.tsx';
import type { SignInFlow } from './flow/use-sign-in-flow.ts';
import type { CredentialFaults, Credentials } from './form-rules.ts';
import { OtherWays } from './other-ways.tsx';

/** Creating an account with email and password, Google, or a phone. */
export function SignUpPanel({ flow }: { flow: SignInFlow }) {
  const attempts = useAttempt();
  const [serverFaults, setServerFaults] = useState<CredentialFaults>({});

  function signUp({ email, password }: Credentials) {
    void attempts.attempt({
      failureTitle: 'Signup Failed',
      work: () => flow.takeWay('sign-up', () => flow.client.run((auth) => auth.signUp({ email, password }))),
      onFailure: ({ code, message, fields }) =>
        setServerFaults(code === 'email_taken' ? { email: message } : fields),
    });
  }

  return (
    <>
      <CredentialsForm
        flow={flow}
        attempts={attempts}
        submitLabel="Create Account"
        emailAutoComplete="email"
        passwordAutoComplete="new-password"
        passwordPlaceholder="min. 6 chars"
        serverFaults={serverFaults}
        onEdit={() => setServerFaults({})}
        onSubmit={signUp}
      />
      <p className="mt-3">
        <InlineButton onClick={() => flow.choose('sign-in')}>Already have an account? Sign in</InlineButton>
      </p>
      <OtherWays flow={flow} />
    </>
  );
}
