import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { controlClassName, FieldFrame } from '../../ui/inputs/field.tsx';
import { messages } from './messages.ts';

/** Days in UTC. The server chooses a day that is empty. */
export type DeskPeriod = { from: string; to: string };

/** Returns the query of a call, without empty days. */
export function toQuery({ from, to }: DeskPeriod): Partial<DeskPeriod> {
  return { ...(from && { from }), ...(to && { to }) };
}

/** Chooses the period of a page's figures. The browser's own date inputs use the reader's calendar. */
export function PeriodForm({
  period,
  onChange,
}: {
  period: DeskPeriod;
  onChange: (period: DeskPeriod) => void;
}) {
  const [typed, setTyped] = useState(period);
  const words = messages.period;

  function submit(event: FormEvent) {
    event.preventDefault();
    onChange(typed);
  }

  return (
    <form
      aria-label={words.legend}
      onSubmit={submit}
      className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap"
    >
      {(['from', 'to'] as const).map((name) => (
        <FieldFrame key={name} id={`period-${name}`} label={words[name]} className="min-w-0">
          <input
            id={`period-${name}`}
            name={name}
            type="date"
            value={typed[name]}
            onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
            className={`${controlClassName} min-w-0`}
          />
        </FieldFrame>
      ))}
      <Button type="submit" variant="secondary">
        {words.apply}
      </Button>
    </form>
  );
}
