import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { findRowTarget } from './find-row-target.ts';

export type RadioOption = { value: string; label: string; hint?: string };

type RadioRowsProps = {
  labelledBy: string;
  name: string;
  options: readonly RadioOption[];
  value: string | null;
  /** Called for every answer, even if the same row is chosen again. */
  onAnswer: (value: string) => void;
  isDisabled?: boolean;
  describedBy?: string;
  className?: string;
};

/**
 * Answering can move to the next screen, so arrow keys only move the focus (WCAG 3.2.2). Base UI's RadioGroup always
 * selects on arrow keys, so these are native radio buttons that don't.
 */
export function RadioRows(props: RadioRowsProps) {
  const { name, options, value, onAnswer, isDisabled = false, className = '' } = props;
  const id = useId();
  const radios = useRef<(HTMLInputElement | null)[]>([]);
  const [focusedValue, setFocusedValue] = useState<string | null>(null);
  const checkedIndex = options.findIndex((option) => option.value === value);
  const focusedIndex = options.findIndex((option) => option.value === focusedValue);
  const tabStop = focusedIndex >= 0 ? focusedIndex : Math.max(checkedIndex, 0);

  function answer(option: RadioOption) {
    if (!isDisabled) onAnswer(option.value);
  }

  function handleKeyDown(event: KeyboardEvent, option: RadioOption, index: number) {
    const target = findTarget(event.key, index, options.length);
    if (target !== undefined) radios.current[target]?.focus();
    // Holding Enter would answer one question after the other.
    else if (event.key === 'Enter' && !event.repeat) answer(option);
    else if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
  }

  // Browsers differ in whether Space on a checked radio button is a click, so this handles Space completely.
  function handleKeyUp(event: KeyboardEvent, option: RadioOption) {
    if (event.key !== ' ') return;
    event.preventDefault();
    answer(option);
  }

  return (
    <div
      role="radiogroup"
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      aria-disabled={isDisabled || undefined}
      data-field={name}
      className={`grid gap-3 ${className}`}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocusedValue(null);
      }}
    >
      {options.map((option, index) => (
        <label
          key={option.value}
          data-checked={option.value === value || undefined}
          data-disabled={isDisabled || undefined}
          className="grid min-h-17 cursor-pointer grid-cols-[1.5rem_1fr] items-center gap-[min(1rem,4.1vw)] rounded-control border-[1.5px] border-line-strong bg-surface px-[min(1.25rem,5.2vw)] py-3.5 text-ink hover:border-ink hover:bg-surface-hover has-focus-visible:focus-ring data-checked:border-primary data-checked:bg-surface-lit data-checked:inset-ring-[1.5px] data-checked:inset-ring-primary data-disabled:cursor-not-allowed"
        >
          <input
            type="radio"
            ref={(radio) => {
              radios.current[index] = radio;
            }}
            name={name}
            value={option.value}
            checked={option.value === value}
            // React requires a change handler, but answering again is a click without a change.
            onChange={ignoreChange}
            onClick={() => answer(option)}
            onFocus={() => setFocusedValue(option.value)}
            onKeyDown={(event) => handleKeyDown(event, option, index)}
            onKeyUp={(event) => handleKeyUp(event, option)}
            aria-labelledby={`${id}-${index}`}
            aria-describedby={option.hint ? `${id}-${index}-hint` : undefined}
            aria-disabled={isDisabled || undefined}
            tabIndex={index === tabStop ? 0 : -1}
            className="size-6 cursor-[inherit] appearance-none rounded-full border-2 border-line-strong bg-surface outline-none checked:border-7 checked:border-primary"
          />
          <span>
            <span id={`${id}-${index}`} className="block leading-snug font-semibold">
              {option.label}
            </span>
            {option.hint && (
              <span id={`${id}-${index}-hint`} className="block text-small leading-snug text-body">
                {option.hint}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}

function ignoreChange() {
  // The click handler submits the answer.
}

/** In a radio group, the left and right arrow keys work like up and down. */
function findTarget(key: string, index: number, count: number): number | undefined {
  const vertical = key === 'ArrowRight' ? 'ArrowDown' : key === 'ArrowLeft' ? 'ArrowUp' : key;
  return findRowTarget(vertical, index, count);
}
