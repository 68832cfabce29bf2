import { NameFields } from '../../fields/about-you/name-fields.tsx';
import { Heading } from '../heading.tsx';
import { StepActions } from './step-actions.tsx';
import type { Wizard } from './use-wizard.ts';

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
