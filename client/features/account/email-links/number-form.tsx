import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { LinkProblem } from './link-facts.tsx';
import { messages } from './messages.ts';
import type { LinkFlow } from './use-link-flow.ts';

const twoDigits = /^[1-9]\d$/;

/** Asks for the number that the waiting screen shows: a person who sees both screens is the one who signed up. */
export function NumberForm({ flow }: { flow: LinkFlow }) {
  const { title, label, hint, invalid, warning, submit, busy } = messages.number;
  const form = useRef<HTMLFormElement>(null);
  const [number, setNumber] = useState('');
  const [error, setError] = useState<string>();

  function send(event: FormEvent) {
    event.preventDefault();
    if (twoDigits.test(number)) flow.press({ choice: 'other_screen', number });
    else {
      setError(invalid);
      form.current?.querySelector('input')?.focus();
    }
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={send}>
      <h1 tabIndex={-1} className="font-display text-display-md">
        {title}
      </h1>
      <p className="mt-4 grid grid-cols-[24px_1fr] gap-3 rounded-control bg-warning-tint p-4 text-warning">
        <TriangleAlert aria-hidden="true" className="size-6" />
        {warning}
      </p>
      <TextField
        label={label}
        name="number"
        value={number}
        onChange={(text) => {
          setNumber(text.replace(/\D/g, '').slice(0, 2));
          setError(undefined);
        }}
        hint={hint}
        error={error}
        autoComplete="off"
        inputMode="numeric"
        enterKeyHint="done"
        isTabular
        isRequired
        className="mt-6"
      />
      <div className="mt-6 grid gap-3">
        <Button type="submit" isBlock isBusy={flow.busy !== undefined} busyLabel={busy}>
          {submit}
        </Button>
        <Button variant="text" isBlock onClick={() => flow.openStep('choices')}>
          {messages.back}
        </Button>
      </div>
      <LinkProblem flow={flow} />
    </form>
  );
}
