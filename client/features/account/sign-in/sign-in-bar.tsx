import { ArrowLeft } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Logo } from '../../../ui/layout/logo.tsx';
import type { SignInFlow } from './flow/use-sign-in-flow.ts';
import type { Mode } from './flow/view.ts';
import { messages } from './messages.ts';

const modes: readonly Mode[] = ['sign-in', 'sign-up'];

export const formPanelId = 'sign-in-form';

export function buildTabId(mode: Mode): string {
  return `tab-${mode}`;
}

/** The page's own header: the way back to the site, and the choice between signing in and signing up. */
export function SignInBar({ flow, ref }: { flow: SignInFlow; ref: Ref<HTMLElement> }) {
  const { view, mode } = flow;
  return (
    <header
      ref={ref}
      // On a phone, toasts keep clear of it, because content can't be scrolled out from under it.
      data-sticky-bar
      className="sticky top-0 z-(--z-header) flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-3 py-2 min-[24rem]:px-5 md:min-h-(--header-height) md:px-(--gutter)"
    >
      <Link
        to={paths.home}
        aria-label={messages.home}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-ink hover:bg-surface-tint"
      >
        <ArrowLeft aria-hidden="true" className="size-5 flex-none" />
        <Logo isMarkOnly className="h-8 w-auto min-[64rem]:hidden" />
        <Logo className="hidden h-8 w-auto min-[64rem]:block" />
      </Link>
      {view !== 'second-factor' && view !== 'reset' && <ModeToggle mode={mode} onChange={flow.choose} />}
    </header>
  );
}

type ModeToggleProps = { mode: Mode; onChange: (mode: Mode) => void };

/** Two tabs in one bar. Arrow keys select, because switching loses nothing. */
function ModeToggle({ mode, onChange }: ModeToggleProps) {
  function handleKey(event: KeyboardEvent) {
    const isOther = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const wanted =
      event.key === 'Home' ? 0 : event.key === 'End' ? 1 : isOther ? Number(mode === 'sign-in') : undefined;
    const target = wanted === undefined ? undefined : modes[wanted];
    if (!target) return;
    event.preventDefault();
    onChange(target);
    document.getElementById(buildTabId(target))?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label={messages.modes}
      onKeyDown={handleKey}
      className="ml-auto grid grid-flow-col rounded-[14px] bg-surface-tint p-1"
    >
      {modes.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={buildTabId(tab)}
          aria-selected={tab === mode}
          aria-controls={formPanelId}
          tabIndex={tab === mode ? 0 : -1}
          onClick={() => onChange(tab)}
          className="min-h-11 cursor-pointer rounded-[10px] px-2 text-base leading-tight font-semibold text-body hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-raise min-[24rem]:px-3.5 md:px-5"
        >
          {messages.credentials[tab].submit}
        </button>
      ))}
    </div>
  );
}
