import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTracker } from '../../lib/tracker.ts';
import { messages } from '../messages.ts';
import { controlClassName, FieldFrame, useField } from './field.tsx';
import { findRowTarget } from './find-row-target.ts';
import { isComposing } from './is-composing.ts';
import { type FindValue, findExactOption, matchOptions } from './match-options.ts';
import type { SelectOption, SelectProps } from './select.tsx';

type SearchableSelectProps = SelectProps & {
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
      tracker.trackEvent({ eventName: 'dropdown_selection', elementClicked: name });
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
          dir="auto"
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

type ComboboxInput = {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  findValue?: FindValue | undefined;
};

/** The state of an editable combobox whose list follows what is typed (ARIA Authoring Practices, "Combobox"). */
function useCombobox({ options, value, onChange, findValue }: ComboboxInput) {
  // The text being typed; null while the field shows the chosen option.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const matches = typed === null ? options : matchOptions(options, typed, findValue);
  const selectedIndex = options.findIndex((option) => option.value === value);
  const active = isOpen ? matches[activeIndex] : undefined;

  function open(index = Math.max(selectedIndex, 0)) {
    setActiveIndex(index);
    setIsOpen(true);
  }

  function close() {
    setIsOpen(false);
    setTyped(null);
  }

  function choose(option: SelectOption) {
    close();
    onChange(option.value);
  }

  /** A browser fills in fields that don't have the focus, so there is nothing to leave that would settle them. */
  function type(text: string, hasFocus: boolean) {
    if (!hasFocus) return settle(text);
    setTyped(text);
    open(0);
  }

  /** When the field loses the focus, a complete name is chosen. Any other text is replaced with the previous choice. */
  function settle(text = typed) {
    const exact = text === null ? undefined : findExactOption(options, text, findValue);
    if (exact) choose(exact);
    else close();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (isOpen) handleOpenKey(event);
    else if (event.key === 'ArrowDown') handled(event, () => open());
    else if (event.key === 'ArrowUp')
      handled(event, () => open(selectedIndex < 0 ? options.length - 1 : selectedIndex));
  }

  function handleOpenKey(event: KeyboardEvent) {
    const target = findTarget(event, activeIndex, matches.length);
    if (target !== undefined) handled(event, () => setActiveIndex(target));
    else if (event.key === 'Enter' && active) handled(event, () => choose(active));
    // Someone who presses Tab after typing means the highlighted option.
    else if (event.key === 'Tab' && active && typed) choose(active);
    // Escape closes only the list, and not the dialog around it.
    else if (event.key === 'Escape') handled(event, close);
  }

  const text = typed ?? options[selectedIndex]?.label ?? '';
  return { text, typed, isOpen, matches, active, open, type, choose, settle, handleKeyDown, setActiveIndex };
}

function handled(event: KeyboardEvent, act: () => void) {
  event.preventDefault();
  event.stopPropagation();
  act();
}

function findTarget(event: KeyboardEvent, index: number, count: number): number | undefined {
  if (count === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  return findRowTarget(event.key, index, count);
}
