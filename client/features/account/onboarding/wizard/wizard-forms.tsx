import { useRef } from 'react';
import { minNewPasswordLength } from '../../../../../shared/validation/new-password.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { NumberField } from '../../../../ui/inputs/number-field.tsx';
import { NameFields } from '../../fields/about-you/name-fields.tsx';
import { weakTitle } from '../../fields/password/create-password.ts';
import { NewPasswordFields } from '../../fields/password/new-password-fields.tsx';
import { useNewPassword } from '../../fields/password/use-new-password.ts';
import { useSessionAttempt } from '../../fields/use-session-attempt.ts';
import { useAuth } from '../../session/auth-context.ts';
import { Heading } from '../heading.tsx';
import { type Wizard, wizardFailure } from './use-wizard.ts';

export function NameStep({ wizard }: { wizard: Wizard }) {
  const { form, values, faults, isBusy, change, submit } = wizard;
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <div>
        <Heading lead="So that we know what to call you.">What is your name?</Heading>
      </div>
      <NameFields values={values} faults={faults} onChange={change} />
      <StepActions isBusy={isBusy} />
    </form>
  );
}

export function AgeStep({ wizard }: { wizard: Wizard }) {
  const { form, values, faults, isBusy, change, submit, goBack } = wizard;
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <div>
        <Heading lead="Carriers offer coverage by age, so it decides which of them may fit you.">
          How old are you?
        </Heading>
      </div>
      <NumberField
        label="Age"
        name="age"
        value={values.age}
        onChange={(text) => change('age', text)}
        hint="In years, from 18 to 100."
        error={faults.age}
        enterKeyHint="next"
        isRequired
      />
      <StepActions isBusy={isBusy} onBack={goBack} />
    </form>
  );
}

/** The last step of an account that began with an email alone: without a password its owner could not come back. */
export function PasswordStep({ wizard, email }: { wizard: Wizard; email: string | null }) {
  const { client } = useAuth();
  const saved = useRef<string>(undefined);
  const { form, typed, change, fault, isBusy, submit } = useNewPassword({
    attempts: useSessionAttempt(),
    async send(password) {
      // Another try after a failure that came later sends the password no second time.
      if (saved.current !== password) await client.run((auth) => auth.updateUser({ password }));
      saved.current = password;
      await wizard.finish();
      return undefined;
    },
    failureTitle: wizardFailure,
    weakTitle,
    onFailure: ({ fields }) => wizard.showServerFaults(fields),
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
        hint={`Password must be at least ${minNewPasswordLength} characters long.`}
      />
      <StepActions isBusy={isBusy} onBack={wizard.goBack} />
    </form>
  );
}

/** Forward in the first place; on a phone Back is beneath, where a thumb doesn't hit it by chance. */
function StepActions({ isBusy, onBack }: { isBusy: boolean; onBack?: (() => void) | undefined }) {
  return (
    <div className="mt-2 flex flex-col gap-3 md:flex-row-reverse md:justify-end">
      <Button type="submit" isBusy={isBusy} busyLabel="Saving...">
        Continue
      </Button>
      {onBack && (
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      )}
    </div>
  );
}
