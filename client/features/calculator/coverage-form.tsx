import { type RefObject, useId } from 'react';
import {
  type AmountField,
  amountFields,
  type CalculatorForm,
  dependentsChoices,
  yearsChoices,
} from '../../../shared/calculator/calculator-form.ts';
import { type FormErrors, useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { checkAmount } from './check-amount.ts';
import { fieldLabels } from './messages.ts';
import { MoneyField } from './money-field.tsx';
import type { Calculator } from './use-calculator.ts';

const dependentsOptions = dependentsChoices.map((choice) => ({ value: choice, label: choice }));
const yearsOptions = yearsChoices.map((choice) => ({ value: choice, label: `${choice} years` }));

const hints: Partial<Record<AmountField, string>> = {
  annualIncome: 'Before taxes',
  totalDebt: 'Credit cards, car loans, student loans, and other debt',
  education: 'The total for all your children',
  existingSavings: 'Include life insurance you already have.',
};

type CoverageFormProps = {
  calculator: Calculator;
  ref: RefObject<HTMLFormElement | null>;
  onCalculate: () => void;
  onClear: () => void;
  /** Whether the result on screen matches these figures, so that the next step is elsewhere. */
  isDone: boolean;
};

/** The seven fields. */
export function CoverageForm({ calculator, ref, onCalculate, onClear, isDone }: CoverageFormProps) {
  const noteId = useId();
  const figures = calculator.form;
  const canCalculate = figures.annualIncome.trim() !== '';
  const form = useForm({
    ref,
    values: figures,
    onChange: calculator.change,
    validate: findAmountErrors,
    onSubmit() {
      for (const field of amountFields) form.leave(field);
      onCalculate();
    },
    isInert: !canCalculate,
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
        hint={(form.isChecked(field) ? checkAmount(figures[field]).note : undefined) ?? hints[field]}
        onBlur={() => {
          onBlur();
          calculator.tidy(field);
        }}
        isRequired={field === 'annualIncome'}
      />
    );
  };

  return (
    <form {...form.props} className="grid gap-10 noscript:hidden">
      <fieldset className="min-w-0">
        <legend className="mb-5.5 font-display text-h3 text-ink">What your family would need</legend>
        <div className="grid gap-x-5 gap-y-5.5 md:grid-cols-2">
          {renderMoney('annualIncome')}
          <Select
            label={fieldLabels.yearsToReplace}
            {...form.bind('yearsToReplace')}
            options={yearsOptions}
          />
          {renderMoney('mortgageBalance')}
          {renderMoney('totalDebt')}
          <Select
            label={fieldLabels.dependents}
            {...form.bind('dependents')}
            hint="People who rely on your income"
            options={dependentsOptions}
          />
          {renderMoney('education')}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-5.5 font-display text-h3 text-ink">What you already have</legend>
        <div className="grid gap-x-5 md:grid-cols-2">{renderMoney('existingSavings')}</div>
      </fieldset>
      <div>
        <div className="flex flex-wrap items-center gap-3.5">
          <Button
            type="submit"
            size="lg"
            variant={isDone ? 'secondary' : 'primary'}
            disabled={!canCalculate}
            aria-describedby={noteId}
            className="max-md:flex-1"
          >
            Calculate
          </Button>
          <Button variant="text" size="lg" onClick={clear}>
            Clear
          </Button>
        </div>
        <p id={noteId} className="mt-2.5 text-small text-muted">
          {canCalculate
            ? 'Nothing is sent. The math happens in your browser, and your numbers stay there until you clear them.'
            : 'Enter your annual income to calculate. Skip anything that doesn’t apply to you.'}
        </p>
      </div>
    </form>
  );
}

function findAmountErrors(figures: CalculatorForm): FormErrors<CalculatorForm> {
  return Object.fromEntries(amountFields.map((field) => [field, checkAmount(figures[field]).error]));
}
