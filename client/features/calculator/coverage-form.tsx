import { type FormEvent, type RefObject, useId, useState } from 'react';
import {
  type AmountField,
  amountFields,
  dependentsChoices,
  yearsChoices,
} from '../../../shared/calculator/calculator-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { checkAmount } from './check-amount.ts';
import { fieldLabels } from './field-labels.ts';
import { MoneyField } from './money-field.tsx';
import type { Calculator } from './use-calculator.ts';

const dependentsOptions = dependentsChoices.map((choice) => ({ value: choice, label: choice }));
const yearsOptions = yearsChoices.map((choice) => ({ value: choice, label: `${choice} years` }));

const hints: Partial<Record<AmountField, string>> = {
  annualIncome: 'Before taxes',
  totalDebt: 'Cards, cars, student and other loans',
  education: 'For all children together',
  existingSavings: 'Include life insurance that you already have.',
};

type CoverageFormProps = {
  calculator: Calculator;
  form: RefObject<HTMLFormElement | null>;
  onCalculate: () => void;
  onClear: () => void;
  /** Whether the result on screen belongs to these figures, so that the next step is elsewhere. */
  isDone: boolean;
};

/** The seven fields. What is wrong with an amount is said once its field was left, and again at every change. */
export function CoverageForm({ calculator, form, onCalculate, onClear, isDone }: CoverageFormProps) {
  const [left, setLeft] = useState<ReadonlySet<AmountField>>(new Set());
  const noteId = useId();
  const figures = calculator.form;
  const canCalculate = figures.annualIncome.trim() !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!canCalculate) return;
    setLeft(new Set(amountFields));
    const firstWrong = amountFields.find((field) => checkAmount(figures[field]).error);
    if (firstWrong) focusField(form.current, firstWrong);
    else onCalculate();
  }

  function clear() {
    setLeft(new Set());
    onClear();
    focusField(form.current, 'annualIncome');
  }

  const renderMoney = (field: AmountField) => (
    <MoneyField
      label={fieldLabels[field]}
      name={field}
      hint={hints[field]}
      value={figures[field]}
      onChange={(text) => calculator.change(field, text)}
      onLeave={() => {
        setLeft((before) => new Set(before).add(field));
        calculator.tidy(field);
      }}
      isChecked={left.has(field)}
      isRequired={field === 'annualIncome'}
    />
  );

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-10 noscript:hidden">
      <fieldset className="min-w-0">
        <legend className="mb-5.5 font-display text-h3 text-ink">What your family would need</legend>
        <div className="grid gap-x-5 gap-y-5.5 md:grid-cols-2">
          {renderMoney('annualIncome')}
          <Select
            label={fieldLabels.yearsToReplace}
            name="yearsToReplace"
            options={yearsOptions}
            value={figures.yearsToReplace}
            onChange={(years) => calculator.change('yearsToReplace', years)}
          />
          {renderMoney('mortgageBalance')}
          {renderMoney('totalDebt')}
          <Select
            label={fieldLabels.dependents}
            name="dependents"
            hint="People who rely on your income"
            options={dependentsOptions}
            value={figures.dependents}
            onChange={(dependents) => calculator.change('dependents', dependents)}
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
            ? 'Nothing is sent: the sum is done in your browser, and your figures stay in it until you clear them.'
            : 'Enter your annual income to calculate. Leave out what does not apply to you.'}
        </p>
      </div>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, field: AmountField) {
  form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
}
