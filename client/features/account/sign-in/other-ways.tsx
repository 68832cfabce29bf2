import { Smartphone } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import type { PasskeyAnswer } from '../../../../shared/api/passkeys.ts';
import { paths } from '../../../app/paths.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { BackButton } from '../../../ui/actions/back-button.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { InlineButton } from '../../../ui/actions/inline-button.tsx';
import type { Failure } from '../../../ui/feedback/describe-failure.ts';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { OrLine } from '../fields/account-page.tsx';
import { GoogleButton } from '../fields/google-button.tsx';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { messages as passkeyMessages } from '../passkeys/passkey-messages.ts';
import { canUsePasskeys } from '../passkeys/passkeys.ts';
import { prefetchPhoneRules } from './phone-rules.ts';
import { messages } from './sign-in-messages.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

type FlowProps = { flow: SignInFlow };
type OtherWaysProps = FlowProps & Pick<ComponentProps<typeof GoogleButton>, 'form'>;

export function BackToEmail({ flow }: FlowProps) {
  return <BackButton onClick={() => flow.travel('email')}>{messages.backToEmail}</BackButton>;
}

/** Whether texts can't be sent now, so people have to sign in by email. */
export function isWithoutTexts({ code, fields }: Failure): boolean {
  return fields.phone !== undefined || ['rate_limited', 'unavailable', 'texts_unavailable'].includes(code);
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
export function OtherWays({ flow, form }: OtherWaysProps) {
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

const failureTitle = messages.credentials['sign-in'].failed;

/** Signs in with a passkey, from the button or from the browser's suggestions in the email field. */
function PasskeySignIn({ flow, form }: OtherWaysProps) {
  const { client, isHydrated, state } = flow;
  const attempts = useAttempt();
  const [suggestions, setSuggestions] = useState(0);
  const isPossible = isHydrated && canUsePasskeys();

  async function signIn(answer: PasskeyAnswer) {
    try {
      await flow.runSignIn('sign-in', () => client.run((auth) => auth.signInWithPasskey(answer)));
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'passkey_unknown') {
        const { tellBrowser } = await import('../passkeys/webauthn.ts');
        const rpID = location.hostname;
        await tellBrowser({ signalName: 'unknownCredential', rpID, credentialID: answer.id });
      }
      throw cause;
    }
  }

  const takeSuggestion = useEffectEvent((answer: PasskeyAnswer) => {
    form.clear();
    void attempts.attempt({ failureTitle, form, work: () => signIn(answer) });
  });
  // The browser allows one request at a time, so the button's ends the suggestions', which start again after it.
  const offersSuggestions = isPossible && state.status === 'signed-out' && !attempts.isBusy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: A suggestion that failed starts the next round.
  useEffect(() => {
    if (!offersSuggestions) return;
    const controller = new AbortController();
    const { signal } = controller;
    const watch = async () => {
      const { watchSuggestions } = await import('../passkeys/webauthn.ts');
      const answer = await watchSuggestions(signal);
      if (!answer || signal.aborted) return;
      takeSuggestion(answer);
      setSuggestions((count) => count + 1);
    };
    // The button and the other ways are still there.
    watch().catch(() => undefined);
    return () => controller.abort();
  }, [offersSuggestions, suggestions]);

  if (isHydrated && !isPossible) return null;
  return (
    <PasskeyButton isBlock attempts={attempts} failureTitle={failureTitle} form={form} onAnswer={signIn}>
      {passkeyMessages.signIn}
    </PasskeyButton>
  );
}
