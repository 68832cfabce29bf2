import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTracker } from '../../lib/tracker.ts';
import { messages } from '../messages.ts';
import { controlClassName, FieldFrame, useField } from './field.tsx';
import type { FindValue } from './match-options.ts';
import type { SelectProps } from './select.tsx';
import { useCombobox } from './use-combobox.ts';

type SearchableSelectProps = SelectProps & {
  /** What to do if no option matches. */
  noMatchesAdvice?: string;
  /** Finds the option for other spellings than its label. */
  findValue?: FindValue;
};

/**
 * A select for long lists. Typing filters it, ignoring case, and only listed options can be chosen. Base UI's combobox
 * doesn't work here, because it hides the rest of the page, including its own label, from screen readers.
 */
export function SearchableSelect({
  noMatchesAdvice = messages.noMatchesAdvice,
  findValue,
  ...props
}: SearchableSelectProps) {
  const { frame, control, rest } = useField(props);
  const { options, value, onChange, onBlur, placeholder = messages.chooseOne, autoComplete = 'off' } = rest;
  const { id, name } = control;
  const listId = `${id}-list`;
  const box = useRef<HTMLDivElement>(null);
  const tracker = useTracker();
  const combobox = useCombobox({
    options,
    value,
    findValue,
    onChange(chosen) {
      tracker.trackEvent({ name: 'dropdown_selection', element: name });
      onChange(chosen);
    },
  });
  const { isOpen, matches, active, typed } = combobox;
  const hasList = isOpen && matches.length > 0;
  const activeId = active && `${listId}-${options.indexOf(active)}`;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  useEffect(() => {
    // On a phone, the on-screen keyboard covers the lower half, so the list needs the space above it.
    if (isOpen && window.matchMedia('(pointer: coarse)').matches)
      box.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);

  return (
    <FieldFrame {...frame}>
      <div ref={box} className="relative scroll-mt-10">
        <input
          {...control}
          role="combobox"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete={autoComplete}
          spellCheck={false}
          placeholder={placeholder}
          value={combobox.text}
          onChange={({ target }) => combobox.type(target.value, target === document.activeElement)}
          onKeyDown={combobox.handleKeyDown}
          onClick={(event) => {
            if (isOpen) return;
            event.currentTarget.select();
            combobox.open();
          }}
          onBlur={() => {
            combobox.settle();
            onBlur?.();
          }}
          className={`cursor-pointer pr-12 focus:cursor-text ${controlClassName}`}
        />
        <ChevronDown
          aria-hidden="true"
          className={`pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink ${isOpen ? 'rotate-180' : ''}`}
        />
        {isOpen && (
          <div className="absolute inset-x-0 top-full z-(--z-header) mt-1 overflow-clip rounded-control border border-line bg-surface shadow-float">
            {hasList ? (
              <div
                role="listbox"
                id={listId}
                aria-label={frame.label}
                className="max-h-80 scroll-py-1.5 overflow-y-auto overscroll-contain p-1.5 pointer-coarse:max-h-52"
              >
                {matches.map((option, index) => (
                  <button
                    key={option.value}
                    type="button"
                    id={`${listId}-${options.indexOf(option)}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option === active}
                    data-chosen={option.value === value || undefined}
                    data-active={option === active || undefined}
                    // Keeps the focus in the field, so that a phone's keyboard stays open.
                    onMouseDown={(event) => event.preventDefault()}
                    onPointerMove={() => combobox.setActiveIndex(index)}
                    onClick={() => combobox.choose(option)}
                    className="group flex min-h-11 w-full cursor-pointer items-center justify-between gap-2 rounded-lg text-left px-3 text-ink data-chosen:bg-surface-lit data-chosen:font-semibold data-active:bg-surface-tint data-active:inset-ring data-active:inset-ring-line-strong"
                  >
                    {option.label}
                    <Check aria-hidden="true" className="hidden size-5 flex-none group-data-chosen:block" />
                  </button>
                ))}
              </div>
            ) : (
              <p className="px-4 py-3 text-small">{noMatchesAdvice}</p>
            )}
          </div>
        )}
        <span role="status" className="sr-only">
          {isOpen && typed !== null && messages.matches(matches.length)}
        </span>
      </div>
    </FieldFrame>
  );
}
