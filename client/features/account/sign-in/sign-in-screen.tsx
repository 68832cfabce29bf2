import { ArrowLeft, BadgeCheck, LockKeyhole } from 'lucide-react';
import { type KeyboardEvent, type Ref, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Logo } from '../../../ui/layout/logo.tsx';
import { SideArtPage } from '../../../ui/layout/side-art-page.tsx';
import { useViewFocus } from '../../../ui/use-view-focus.ts';
import { Heading, Waiting } from '../fields/account-page.tsx';
import { CredentialsPanel } from './credentials-panel.tsx';
import { ForgotPanel } from './forgot-panel.tsx';
import { BackToEmail } from './other-ways.tsx';
import { PhoneCodePanel, PhonePanel } from './phone-panels.tsx';
import { ResetPanel } from './reset-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { messages } from './sign-in-messages.ts';
import { type QuoteAccess, type SignInFlow, useSignInFlow } from './use-sign-in-flow.ts';
import type { Mode } from './view.ts';

/** The whole page at `/signin`. */
export function SignInScreen(quote: QuoteAccess) {
  const flow = useSignInFlow(quote);
  const { mode, view } = flow;
  const bar = useRef<HTMLElement>(null);
  useViewFocus(flow.isHydrated ? `${mode} ${view}` : undefined, bar);
  const words = describeView(flow);
  const hasTabs = view !== 'second-factor' && view !== 'reset';
  return (
    <SideArtPage>
      <SignInBar flow={flow} ref={bar} />
      <main
        id="main"
        className="flex flex-1 flex-col gap-8 px-5 pt-7 pb-8 md:px-(--gutter) md:pt-11 md:pb-10"
      >
        <div
          className="mx-auto w-full max-w-113"
          {...(hasTabs && { id: formPanelId, role: 'tabpanel', 'aria-labelledby': buildTabId(mode) })}
        >
          {words && (
            <div className="mb-6">
              <Heading lead={words.lead}>{words.title}</Heading>
            </div>
          )}
          <CurrentView flow={flow} />
          <noscript>
            <p className="mt-6 font-medium text-danger">{messages.withoutScripts}</p>
          </noscript>
        </div>
        <div className="mx-auto mt-auto w-full max-w-113">
          <ul className="flex flex-wrap gap-x-6 gap-y-2.5 text-small max-md:flex-col md:justify-center">
            <li className="flex items-center gap-2">
              <BadgeCheck aria-hidden="true" className="size-5 flex-none text-primary" />
              {messages.checks.free}
            </li>
            <li className="flex items-center gap-2">
              <LockKeyhole aria-hidden="true" className="size-5 flex-none text-primary" />
              {messages.checks.security}
            </li>
          </ul>
        </div>
      </main>
    </SideArtPage>
  );
}

function CurrentView({ flow }: { flow: SignInFlow }) {
  switch (flow.view) {
    case 'phone':
      return <PhonePanel flow={flow} />;
    case 'code':
      return <PhoneCodePanel flow={flow} />;
    case 'second-factor':
      return <SecondFactorPanel flow={flow} />;
    case 'reset':
      return <ResetPanel flow={flow} />;
    case 'forgot':
      return (
        <ForgotPanel flow={flow} {...messages.recovery.forgot}>
          <BackToEmail flow={flow} />
        </ForgotPanel>
      );
    case 'leaving':
      return <Waiting>{messages.signedIn}</Waiting>;
    case 'email':
      return <CredentialsPanel key={flow.entry} flow={flow} />;
  }
}

/** The page's heading. Undefined if the panel brings its own. */
function describeView({ view, mode }: SignInFlow): { title: string; lead: string } | undefined {
  switch (view) {
    case 'second-factor':
      return messages.views.secondFactor;
    case 'email':
    case 'leaving':
      return messages.views[mode];
    default:
      return undefined;
  }
}

const modes: readonly Mode[] = ['sign-in', 'sign-up'];

const formPanelId = 'sign-in-form';

function buildTabId(mode: Mode): string {
  return `tab-${mode}`;
}

/** The page's own header: the way back to the site, and the choice between signing in and signing up. */
function SignInBar({ flow, ref }: { flow: SignInFlow; ref: Ref<HTMLElement> }) {
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
