import { type RefObject, useId } from 'react';
import {
  type AmountField,
  amountFields,
  dependentsChoices,
} from '../../../shared/calculator/calculator-form.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { findAmountErrors, findUnreadable } from './check-amount.ts';
import { fieldLabels, messages } from './messages.ts';
import { MoneyField } from './money-field.tsx';
import type { Calculator } from './use-calculator.ts';
import { YearsField } from './years-field.tsx';

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

/** The seven fields. */
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
