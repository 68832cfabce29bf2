import { type KeyboardEvent, useState } from 'react';
import { findRowTarget } from './find-row-target.ts';
import { type FindValue, findExactOption, matchOptions } from './match-options.ts';
import type { SelectOption } from './select.tsx';

type ComboboxInput = {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  findValue?: FindValue | undefined;
};

/** The state of an editable combobox whose list follows what is typed (ARIA Authoring Practices, "Combobox"). */
export function useCombobox({ options, value, onChange, findValue }: ComboboxInput) {
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
