import { type ComponentProps, type RefObject, useId } from 'react';
import {
  type AmountField,
  amountFields,
  dependentsChoices,
  yearsChoices,
} from '../../../shared/calculator/calculator-form.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { findAmountErrors, findUnreadable } from './check-amount.ts';
import { fieldLabels, messages } from './messages.ts';
import type { Calculator } from './use-calculator.ts';

const dependentsOptions = dependentsChoices.map((choice) => ({ value: choice, label: choice }));

type CoverageFormProps = {
  calculator: Calculator;
  ref: RefObject<HTMLFormElement | null>;
  onCalculate: () => void;
  onClear: () => void;
  /** Called when a field is left. */
  onLeave: () => void;
  /** Whether the result on screen matches these figures, so that this button is no longer the main action. */
  isDone: boolean;
};

export function CoverageForm({ calculator, ref, onCalculate, onClear, onLeave, isDone }: CoverageFormProps) {
  const noteId = useId();
  const figures = calculator.form;
  const hasIncome = figures.annualIncome.trim() !== '';
  const form = useForm({
    ref,
    values: figures,
    onChange: calculator.change,
    validate: findAmountErrors,
    warn: findUnreadable,
    onSubmit() {
      for (const field of amountFields) form.leave(field);
      onCalculate();
    },
    isInert: !hasIncome,
  });

  function clear() {
    form.reset();
    onClear();
    ref.current?.querySelector<HTMLElement>('[name="annualIncome"]')?.focus();
  }

  const renderMoney = (field: AmountField) => {
    const { onBlur, ...binding } = form.bind(field);
    return (
      <MoneyField
        {...binding}
        label={fieldLabels[field]}
        hint={messages.hints[field]}
        onBlur={() => {
          onBlur();
          calculator.tidy(field);
        }}
        isRequired={field === 'annualIncome'}
      />
    );
  };

  return (
    <form {...form.props} onBlur={onLeave} className="grid gap-10 noscript:hidden">
      <fieldset className="min-w-0">
        <legend className="mb-5.5 font-display text-h3 text-ink">{messages.form.needs}</legend>
        <div className="grid gap-x-5 gap-y-5.5 md:grid-cols-2">
          {renderMoney('annualIncome')}
          <YearsField {...form.bind('yearsToReplace')} />
          {renderMoney('mortgageBalance')}
          {renderMoney('totalDebt')}
          <Select
            label={fieldLabels.dependents}
            {...form.bind('dependents')}
            hint={messages.form.dependentsHint}
            options={dependentsOptions}
          />
          {renderMoney('education')}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-5.5 font-display text-h3 text-ink">{messages.form.has}</legend>
        <div className="grid gap-x-5 md:grid-cols-2">{renderMoney('existingSavings')}</div>
      </fieldset>
      <ErrorSummary form={form} />
      <div>
        <div className="flex flex-wrap items-center gap-3.5">
          <Button
            type="submit"
            size="lg"
            variant={isDone ? 'secondary' : 'primary'}
            disabled={!hasIncome}
            aria-describedby={noteId}
            className="max-md:flex-auto"
          >
            {messages.form.calculate}
          </Button>
          <Button variant="text" size="lg" onClick={clear}>
            {messages.form.clear}
          </Button>
        </div>
        <p id={noteId} className="mt-2.5 text-small text-muted">
          {hasIncome ? messages.form.private : messages.form.incomeFirst}
        </p>
      </div>
    </form>
  );
}

/** Enough for any amount with its punctuation, and for typos to stay visible. */
const maxCharacters = 24;

/** A text box for dollars. It accepts any key, and the text stays unchanged until the field is left. */
function MoneyField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      prefix="$"
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxCharacters}
      isTabular
    />
  );
}

const options = yearsChoices.map((choice) => ({ value: choice, label: messages.form.years(choice) }));
const step = Number(yearsChoices[1]) - Number(yearsChoices[0]);

/** The years as a list and as a slider with the same choices, to try them out. */
function YearsField(
  props: Pick<ComponentProps<typeof Select>, 'name' | 'onChange' | 'onBlur' | 'error'> & { value: string },
) {
  return (
    <div className="grid content-start">
      <Select {...props} label={fieldLabels.yearsToReplace} options={options} />
      <input
        type="range"
        name={props.name}
        aria-label={messages.form.slideYears}
        aria-valuetext={messages.form.years(props.value)}
        min={yearsChoices[0]}
        max={yearsChoices.at(-1)}
        step={step}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        className="h-11 w-full cursor-pointer accent-primary"
      />
      <div aria-hidden="true" className="tabular -mt-1.5 flex justify-between text-caption text-muted">
        {yearsChoices.map((choice) => (
          <span key={choice} className="flex w-4 justify-center whitespace-nowrap">
            {choice}
          </span>
        ))}
      </div>
    </div>
  );
}
