import { BadgeCheck, LockKeyhole } from 'lucide-react';
import { useRef } from 'react';
import { SideArtPage } from '../../../ui/layout/side-art-page.tsx';
import { useViewFocus } from '../../../ui/use-view-focus.ts';
import { Heading, Waiting } from '../fields/view-parts.tsx';
import { CredentialsPanel } from './credentials-panel.tsx';
import { type QuoteAccess, type SignInFlow, useSignInFlow } from './flow/use-sign-in-flow.ts';
import { messages } from './messages.ts';
import { BackToEmail } from './panel-parts.tsx';
import { PhoneCodePanel } from './phone/phone-code-panel.tsx';
import { PhonePanel } from './phone/phone-panel.tsx';
import { ForgotPanel } from './recovery/forgot-panel.tsx';
import { ResetPanel } from './recovery/reset-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { buildTabId, formPanelId, SignInBar } from './sign-in-bar.tsx';

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

const notes = [
  { Icon: BadgeCheck, text: messages.checks.free },
  { Icon: LockKeyhole, text: messages.checks.security },
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
