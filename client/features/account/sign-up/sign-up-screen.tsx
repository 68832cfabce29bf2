import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink, TextLink } from '../../../ui/actions/link.tsx';
import streetUrl from '../../../ui/art/street.svg';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { AboutYouForm } from '../fields/about-you-form.tsx';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { Waiting } from '../fields/account-page.tsx';
import { SignUpStopped, WaitingForConfirmation } from '../fields/confirmation.tsx';
import { CreatePasswordForm } from '../fields/create-password-form.tsx';
import { useCompleteProfile } from '../profile/complete-profile.ts';
import { useAuth } from '../session/auth-context.ts';
import { EmailStep, emailDraft } from './email-step.tsx';
import { findResendAt, noteEmailSent, screenWaitMs } from './pending-sign-up.ts';
import { messages } from './sign-up-messages.ts';
import type { SignUp, SignUpState, SignUpStep } from './use-sign-up.ts';

type CurrentStepProps = {
  signUp: SignUp;
  name: string | undefined;
  /** Saves the flow's data for the new account before the dashboard opens. Never throws. */
  onFinish: () => Promise<unknown>;
};
type SignUpScreenProps = CurrentStepProps & { headingId: string };

/** The steps of creating an account. They share one heading element, so that it keeps the focus. */
export function SignUpScreen({ headingId, ...step }: SignUpScreenProps) {
  const { title, lead } = findHeading(step.signUp.state);
  return (
    <div className="grid flex-1 md:grid-cols-[7fr_5fr]">
      <div className="mx-auto w-full max-w-[calc(var(--container-form)+2*var(--gutter))] px-5 pt-8 pb-12 md:px-(--gutter) md:pt-14">
        <h2 id={headingId} tabIndex={-1} className="font-display text-display-md">
          {title}
        </h2>
        {lead && <p className="mt-2.5 text-lead">{lead}</p>}
        <div className="mt-7">
          <CurrentStep {...step} />
        </div>
      </div>
      <div className="relative hidden overflow-hidden bg-surface-dusk md:block">
        <img src={streetUrl} alt="" className="absolute inset-0 size-full" />
      </div>
    </div>
  );
}

function CurrentStep({ signUp, name, onFinish }: CurrentStepProps) {
  const { state, auth, profile, pending } = signUp;
  const user = auth.status === 'signed-in' ? auth.user : undefined;
  switch (state.kind) {
    case 'loading':
      return <Waiting>{messages.wait}</Waiting>;
    case 'failed':
      return <Button onClick={() => void signUp.reloadProfile()}>{sharedMessages.tryAgain}</Button>;
    case 'second-factor':
      return <ButtonLink to={`${paths.signIn}?next=${paths.onboarding}`}>{messages.continue}</ButtonLink>;
    case 'step':
      break;
  }
  switch (state.step) {
    case 'emailOnly':
      return <EmailStep signUp={signUp} name={name} />;
    case 'verifyEmail':
      return state.isStopped && pending ? (
        <StoppedStep signUp={signUp} email={pending.email} />
      ) : (
        <VerifyStep signUp={signUp} address={user?.email ?? pending?.email ?? ''} />
      );
    case 'createPassword':
      return (
        user && (
          <CreatePasswordForm
            user={user}
            onDone={() => pending && signUp.changePending({ ...pending, hasPassword: true })}
          />
        )
      );
    case 'profileInfo':
      return (
        user && (
          <AboutYouForm
            user={user}
            profile={profile.status === 'ready' ? profile.profile : undefined}
            // The completed profile leads to the next page, in this tab and in the others.
            onDone={() => undefined}
          />
        )
      );
    case 'dashboard':
      return <DashboardStep signUp={signUp} onFinish={onFinish} />;
  }
}

function findHeading(state: SignUpState): { title: string; lead?: string } {
  switch (state.kind) {
    case 'loading':
      return { title: messages.loading };
    case 'failed':
      return { title: sharedMessages.noProfile, lead: state.error.message };
    case 'second-factor':
      return messages.secondFactor;
    case 'step':
      return state.isStopped ? { title: sharedMessages.stopped.title } : stepHeadings[state.step];
  }
}

const stepHeadings: Readonly<Record<SignUpStep, { title: string; lead?: string }>> = {
  ...messages.steps,
  createPassword: { title: sharedMessages.password.title, lead: sharedMessages.password.lead },
  profileInfo: { title: sharedMessages.aboutYou.title, lead: sharedMessages.aboutYou.lead },
};

/** The last step: saves what isn't saved yet and opens the dashboard. */
function DashboardStep({ signUp, onFinish }: Pick<CurrentStepProps, 'signUp' | 'onFinish'>) {
  const complete = useCompleteProfile();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const isShown = useRef(false);
  const { profile, pending, changePending } = signUp;
  const isCompleted = profile.status === 'ready' && profile.profile.onboardingCompleted;

  const finish = useEffectEvent(async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (pending) changePending({ ...pending, profileComplete: true });
    await onFinish();
    // If marking it as completed fails, people must still be able to use their account.
    if (!isCompleted) await complete({}).catch(globalThis.reportError);
    changePending(undefined);
    if (isShown.current) navigate(paths.dashboard, { replace: true });
  });
  useEffect(() => {
    isShown.current = true;
    void finish();
    return () => {
      isShown.current = false;
    };
  }, []);

  return <Waiting>{messages.opening}</Waiting>;
}

const { verify: words } = messages;

/** Waits until the link in the email is used. Then the flow continues automatically. */
function VerifyStep({ signUp, address }: { signUp: SignUp; address: string }) {
  const { pending, changePending, auth } = signUp;
  const [isTaken, setIsTaken] = useState(false);
  const attempts = useAttempt();
  return (
    <WaitingForConfirmation
      address={address}
      resend={{
        attempts,
        availableAt: pending ? findResendAt(pending) : 0,
        shownAt: pending ? pending.emailSentAt + screenWaitMs : 0,
        onSent: (sent) => changePending(noteEmailSent(address, sent, Date.now())),
        onFailure: ({ code }) => setIsTaken(code === 'email_taken'),
      }}
    >
      {isTaken && (
        <p role="alert">
          {words.taken} <TextLink to={paths.signIn}>{messages.email.goToSignIn}</TextLink>
        </p>
      )}
      {auth.status === 'signed-out' ? (
        <ChangeAddress signUp={signUp} />
      ) : (
        <TextLink to={paths.onboarding} className="py-1.5 font-medium">
          {words.changeEmail}
        </TextLink>
      )}
    </WaitingForConfirmation>
  );
}

function ChangeAddress({ signUp }: { signUp: SignUp }) {
  const { client } = useAuth();
  const { isBusy, attempt } = useAttempt();

  async function change() {
    signUp.changePending(undefined);
    // The owner of a mistyped address must not be able to sign this browser in. Offline, entering the next address ends
    // the waiting.
    await client.run((auth) => auth.signOut()).catch(() => undefined);
  }

  return (
    <Button
      variant="text"
      size="sm"
      className="-ml-3"
      isBusy={isBusy}
      onClick={() => void attempt({ work: change, failureTitle: words.changeFailed })}
    >
      {words.changeEmail}
    </Button>
  );
}

function StoppedStep({ signUp, email }: { signUp: SignUp; email: string }) {
  function begin() {
    emailDraft.write(email);
    signUp.changePending(undefined);
  }

  return (
    <SignUpStopped email={email}>
      <Button onClick={begin}>{sharedMessages.stopped.startOver}</Button>
    </SignUpStopped>
  );
}
