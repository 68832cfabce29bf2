import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import type { PasskeyAnswer } from '../../../../shared/api/passkeys.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { messages as passkeyMessages } from '../passkeys/messages.ts';
import { canUsePasskeys } from '../passkeys/no-passkey.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import type { SignInFlow } from './flow/use-sign-in-flow.ts';
import { messages } from './messages.ts';

type PasskeySignInProps = Required<Pick<ComponentProps<typeof PasskeyButton>, 'form'>> & { flow: SignInFlow };

const failureTitle = messages.credentials['sign-in'].failed;

/** Signs in with a passkey, from the button or from the browser's suggestions in the email field. */
export function PasskeySignIn({ flow, form }: PasskeySignInProps) {
  const { client, isHydrated, state } = flow;
  const attempts = useAttempt();
  const [suggestions, setSuggestions] = useState(0);
  const isPossible = isHydrated && canUsePasskeys();

  async function signIn(answer: PasskeyAnswer) {
    try {
      await flow.runSignIn('sign-in', () => client.run((auth) => auth.signInWithPasskey(answer)));
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'passkey_unknown') await forget(answer.id);
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
      const { watchSuggestions } = await import('../passkeys/suggestions.ts');
      const answer = await watchSuggestions(signal);
      if (!answer || signal.aborted) return;
      takeSuggestion(answer);
      setSuggestions((count) => count + 1);
    };
    watch().catch(() => {
      // The button and the other ways are still there.
    });
    return () => controller.abort();
  }, [offersSuggestions, suggestions]);

  if (isHydrated && !isPossible) return null;
  return (
    <PasskeyButton isBlock attempts={attempts} failureTitle={failureTitle} form={form} onAnswer={signIn}>
      {passkeyMessages.signIn}
    </PasskeyButton>
  );
}

async function forget(credentialID: string): Promise<void> {
  const { tellBrowser } = await import('../passkeys/webauthn.ts');
  await tellBrowser({ signalName: 'unknownCredential', rpID: location.hostname, credentialID });
}
