import { BadgeCheck, LockKeyhole } from 'lucide-react';
import { useRef } from 'react';
import { brand } from '../../../../shared/brand.ts';
import { BackButton } from '../../../ui/actions/back-button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { SideArtPage } from '../../../ui/layout/side-art-page.tsx';
import { useViewFocus } from '../../../ui/use-view-focus.ts';
import { type SignInFlow, useSignInFlow } from './flow/use-sign-in-flow.ts';
import { buildTabId, formPanelId } from './mode-toggle.tsx';
import { PhoneCodePanel } from './phone/phone-code-panel.tsx';
import { PhonePanel } from './phone/phone-panel.tsx';
import { ForgotPanel } from './recovery/forgot-panel.tsx';
import { ResetPanel } from './recovery/reset-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SignInBar } from './sign-in-bar.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { SignUpPanel } from './sign-up-panel.tsx';

/** The whole of `/signin`. */
export function SignInScreen() {
  const flow = useSignInFlow();
  const { mode, view } = flow;
  const bar = useRef<HTMLElement>(null);
  useViewFocus(flow.isHydrated ? `${mode} ${view}` : undefined, bar);
  const { title, lead } = describeView(flow);
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
          <h1 tabIndex={-1} className="font-display text-display-md">
            {title}
          </h1>
          <p className="mt-1.5 mb-6">{lead}</p>
          <CurrentView flow={flow} />
          <noscript>
            <p className="mt-6 font-medium text-danger">
              Signing in needs JavaScript. Please allow it for this site and reload the page.
            </p>
          </noscript>
        </div>
        <div className="mx-auto mt-auto w-full max-w-113">
          <TrustNotes />
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
        <ForgotPanel
          flow={flow}
          title="Forgot your password?"
          explanation="Tell us your email address, and we send you a link to choose a new password."
        >
          <BackButton onClick={() => flow.travel('email')}>Back to email sign-in</BackButton>
        </ForgotPanel>
      );
    case 'leaving':
      return (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> You are signed in. Opening your page...
        </p>
      );
    case 'email':
      return flow.mode === 'sign-in' ? <SignInPanel flow={flow} /> : <SignUpPanel flow={flow} />;
  }
}

function describeView({ view, mode, state }: SignInFlow): { title: string; lead: string } {
  if (view === 'second-factor') {
    return { title: 'One more step', lead: 'Your account asks for a second proof that it is you.' };
  }
  if (view === 'reset') {
    return {
      title: 'Choose a new password',
      lead:
        state.status === 'signed-in'
          ? 'Saving it signs out every other device.'
          : 'It takes a link that only your mailbox gets.',
    };
  }
  return mode === 'sign-in'
    ? { title: 'Welcome Back', lead: 'Sign in to see your match and applications.' }
    : { title: `Join ${brand.name}`, lead: 'Save your match and pick up on any device.' };
}

const notes = [
  { Icon: BadgeCheck, text: '100% Free & Secure' },
  { Icon: LockKeyhole, text: 'Bank-level Security & Privacy' },
] as const;

function TrustNotes() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2.5 text-small max-md:flex-col md:justify-center">
      {notes.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-2">
          <Icon aria-hidden="true" className="size-5 flex-none text-primary" /> {text}
        </li>
      ))}
    </ul>
  );
}
