import { useRef } from 'react';
import { findNewPasswordFault, shortestNewPassword } from '../../../../../shared/validation/new-password.ts';
import { NewPasswordFields } from '../../fields/password/new-password-fields.tsx';
import { useNewPassword } from '../../fields/password/use-new-password.ts';
import { useAuth } from '../../session/auth-context.ts';
import { Heading } from '../heading.tsx';
import { StepActions } from './step-actions.tsx';
import { type Wizard, wizardFailure } from './use-wizard.ts';

/** The last step of an account that began with an email alone: without a password its owner could not come back. */
export function PasswordStep({ wizard, email }: { wizard: Wizard; email: string | null }) {
  const { client } = useAuth();
  const saved = useRef<string>(undefined);
  const { form, typed, change, fault, isBusy, submit } = useNewPassword({
    findFault: findNewPasswordFault,
    async send(password) {
      // Another try after a failure that came later sends the password no second time.
      if (saved.current !== password) await client.updateUser({ password });
      saved.current = password;
      await wizard.finish();
      return undefined;
    },
    failureTitle: wizardFailure,
    onFieldFaults: wizard.showServerFaults,
  });
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <div>
        <Heading lead="With it and your email you sign in on any device.">Choose a password</Heading>
      </div>
      <NewPasswordFields
        username={email}
        typed={typed}
        onChange={change}
        fault={fault}
        hint={`Password must be at least ${shortestNewPassword} characters long.`}
      />
      <StepActions isBusy={isBusy} onBack={wizard.goBack} />
    </form>
  );
}
