import { getLocalDay, getTimeZone } from '../../../shared/format/dates.ts';
import { findPeriodError } from '../../../shared/validation/period.ts';
import { useForm, useFormValues } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx';
import { controlClassName, FieldFrame } from '../../ui/inputs/field.tsx';
import { messages } from './desk-messages.ts';

/** Days in the reader's time zone. The server chooses a day that is empty. */
export type DeskPeriod = { from: string; to: string };

/** Returns the query of a call, without empty days. */
export function toQuery({ from, to }: DeskPeriod): Partial<DeskPeriod> & { timeZone: string } {
  return { ...(from && { from }), ...(to && { to }), timeZone: getTimeZone() };
}

/** Chooses the period of a page's figures. The browser's own date inputs use the reader's calendar. */
export function PeriodForm({
  period,
  onChange,
}: {
  period: DeskPeriod;
  onChange: (period: DeskPeriod) => void;
}) {
  const { values, onChange: onType } = useFormValues(period);
  const words = messages.period;
  const form = useForm({
    values,
    onChange: onType,
    validate: ({ from, to }) => ({
      from: from && findPeriodError({ from, to: to || getLocalDay(new Date()) }),
    }),
    onSubmit: () => onChange(values),
  });

  return (
    <form {...form.props} aria-label={words.legend} className="grid gap-4">
      <ErrorSummary form={form} />
      <div className="grid grid-cols-2 gap-3 md:flex md:flex-wrap">
        {(['from', 'to'] as const).map((name) => {
          const { error, onChange: onInput, ...field } = form.bind(name);
          const id = `period-${name}`;
          return (
            <FieldFrame key={name} id={id} label={words[name]} error={error} className="min-w-0 md:max-w-60">
              <input
                {...field}
                id={id}
                type="date"
                aria-invalid={error ? true : undefined}
                aria-describedby={error && `${id}-error`}
                onChange={({ target }) => onInput(target.value)}
                className={`${controlClassName} min-w-0`}
              />
            </FieldFrame>
          );
        })}
        {/* Beside the inputs, below their labels. */}
        <Button type="submit" variant="secondary" className="self-start md:mt-[2.0625rem]">
          {words.apply}
        </Button>
      </div>
    </form>
  );
}
