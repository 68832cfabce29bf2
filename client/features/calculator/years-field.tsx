import type { ComponentProps } from 'react';
import { yearsChoices } from '../../../shared/calculator/calculator-form.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { fieldLabels, messages } from './messages.ts';

const options = yearsChoices.map((choice) => ({ value: choice, label: messages.form.years(choice) }));
const step = Number(yearsChoices[1]) - Number(yearsChoices[0]);

/** The years as a list and as a slider with the same choices, to try them out. */
export function YearsField(
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
