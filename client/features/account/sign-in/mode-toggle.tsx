import type { KeyboardEvent } from 'react';
import type { Mode } from './flow/view.ts';

const modes: readonly { mode: Mode; label: string }[] = [
  { mode: 'sign-in', label: 'Sign In' },
  { mode: 'sign-up', label: 'Create Account' },
];

export const formPanelId = 'sign-in-form';

export function buildTabId(mode: Mode): string {
  return `tab-${mode}`;
}

type ModeToggleProps = { mode: Mode; onChange: (mode: Mode) => void };

/** Two tabs in one bar, each named after what it does. Arrow keys move and choose: changing loses nothing. */
export function ModeToggle({ mode, onChange }: ModeToggleProps) {
  function handleKey(event: KeyboardEvent) {
    const isOther = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const wanted =
      event.key === 'Home' ? 0 : event.key === 'End' ? 1 : isOther ? Number(mode === 'sign-in') : undefined;
    const target = wanted === undefined ? undefined : modes[wanted];
    if (!target) return;
    event.preventDefault();
    onChange(target.mode);
    document.getElementById(buildTabId(target.mode))?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label="Sign in or create an account"
      onKeyDown={handleKey}
      className="grid grid-flow-col rounded-[14px] bg-dusk-100 p-1"
    >
      {modes.map((tab) => (
        <button
          key={tab.mode}
          type="button"
          role="tab"
          id={buildTabId(tab.mode)}
          aria-selected={tab.mode === mode}
          aria-controls={formPanelId}
          tabIndex={tab.mode === mode ? 0 : -1}
          onClick={() => onChange(tab.mode)}
          className="min-h-11 cursor-pointer rounded-[10px] px-2 text-base leading-tight font-semibold text-body hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-raise min-[24rem]:px-3.5 md:px-5"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
