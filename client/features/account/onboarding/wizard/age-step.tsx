import { NumberField } from '../../../../ui/inputs/number-field.tsx';
import { Heading } from '../heading.tsx';
import { StepActions } from './step-actions.tsx';
import type { Wizard } from './use-wizard.ts';

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
