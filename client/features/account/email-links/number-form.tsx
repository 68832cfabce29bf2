import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { keepDigits } from '../../../../shared/validation/digits.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { Heading } from '../fields/view-parts.tsx';
import { LinkStepEnd } from './link-facts.tsx';
import { messages } from './messages.ts';
import type { LinkFlow } from './use-link-flow.ts';

const twoDigits = /^[1-9]\d$/;

/** Asks for the number on the waiting screen. Only the person who signed up can see both screens. */
export function NumberForm({ flow }: { flow: LinkFlow }) {
  const { title, label, hint, invalid, warning, submit, busy } = messages.number;
  const [number, setNumber] = useState('');
  const form = useForm({
    values: { number },
    onChange: (_name, text) => setNumber(keepDigits(text).slice(0, 2)),
    validate: () => (twoDigits.test(number) ? {} : { number: invalid }),
    onSubmit: () => flow.press({ choice: 'other_screen', number }),
  });
  return (
    <form {...form.props}>
      <Heading>{title}</Heading>
      <p className="mt-4 grid grid-cols-[1.5rem_1fr] gap-[min(0.75rem,3.1vw)] rounded-control bg-warning-tint p-4 text-warning">
        <TriangleAlert aria-hidden="true" className="size-6" />
        {warning}
      </p>
      <TextField
        {...form.bind('number')}
        label={label}
        hint={hint}
        autoComplete="off"
        inputMode="numeric"
        enterKeyHint="done"
        isTabular
        isRequired
        className="mt-6"
      />
      <LinkStepEnd flow={flow}>
        <Button type="submit" isBlock isBusy={flow.busy !== undefined} busyLabel={busy}>
          {submit}
        </Button>
      </LinkStepEnd>
    </form>
  );
}
