import { Smartphone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { BackButton } from '../../../ui/actions/back-button.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { InlineButton } from '../../../ui/actions/inline-button.tsx';
import type { Failure } from '../../../ui/feedback/describe-failure.ts';
import { GoogleButton } from '../fields/google-button.tsx';
import { messages as sharedMessages } from '../fields/messages.ts';
import { OrLine } from '../fields/view-parts.tsx';
import type { SignInFlow } from './flow/use-sign-in-flow.ts';
import { messages } from './messages.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { prefetchPhoneRules } from './phone/use-phone-rules.ts';

type FlowProps = { flow: SignInFlow };

/** The page's heading while a panel replaces the email form. */
export function PanelHeading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="font-display text-display-md">
      {children}
    </h1>
  );
}

export function BackToEmail({ flow }: FlowProps) {
  return <BackButton onClick={() => flow.travel('email')}>{messages.backToEmail}</BackButton>;
}

/** Whether texts can't be sent now, so people have to sign in by email. */
export function isWithoutTexts({ code, fields }: Failure): boolean {
  return (
    fields.phone !== undefined ||
    code === 'rate_limited' ||
    code === 'unavailable' ||
    code === 'texts_unavailable'
  );
}

/** The way to sign in if no text can be sent. */
export function EmailInstead({ flow }: FlowProps) {
  const { noText, emailInstead } = messages.phone;
  return (
    <p role="status">
      {noText} <InlineButton onClick={() => flow.travel('email')}>{emailInstead}</InlineButton>
    </p>
  );
}

/** The ways to sign in without a password. `form` is the one above them. */
export function OtherWays({ flow, form }: FlowProps & Pick<ComponentProps<typeof GoogleButton>, 'form'>) {
  return (
    <>
      <OrLine />
      <div className="grid gap-3">
        {flow.mode === 'sign-in' && <PasskeySignIn flow={flow} form={form} />}
        <GoogleButton readNext={() => flow.getDestination() ?? paths.onboarding} form={form} />
        <Button
          variant="secondary"
          isBlock
          onClick={() => flow.travel('phone')}
          onPointerEnter={prefetchPhoneRules}
          onFocus={prefetchPhoneRules}
        >
          <Smartphone aria-hidden="true" className="size-5" /> {sharedMessages.phoneWay}
        </Button>
      </div>
    </>
  );
}
