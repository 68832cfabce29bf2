import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import streetUrl from '../../../ui/art/street.svg';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { AboutYouForm } from '../fields/about-you/about-you-form.tsx';
import { waitingMessages } from '../fields/confirmation/waiting-messages.ts';
import { CreatePasswordForm } from '../fields/password/create-password-form.tsx';
import { DashboardStep } from './dashboard-step.tsx';
import { EmailStep } from './email-step.tsx';
import type { SignUpPlace, SignUpStep } from './find-sign-up-place.ts';
import type { SignUp } from './use-sign-up.ts';
import { StoppedStep, VerifyStep } from './verify-step.tsx';

type CurrentStepProps = {
  signUp: SignUp;
  /** The name that the flow knows already, if it does. */
  name: string | undefined;
  /** Saves what the flow has for the new account, before the dashboard opens. Never throws. */
  onFinish: () => Promise<unknown>;
};
type SignUpScreenProps = CurrentStepProps & { headingId: string };

/** The steps of making an account. The heading stays the same element, so that the focus on it survives. */
export function SignUpScreen({ headingId, ...step }: SignUpScreenProps) {
  const { title, lead } = findHeading(step.signUp.place);
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
      <div data-beside-form className="relative hidden overflow-hidden bg-surface-dusk md:block">
        <img src={streetUrl} alt="" className="absolute inset-0 size-full" />
      </div>
    </div>
  );
}

function CurrentStep({ signUp, name, onFinish }: CurrentStepProps) {
  const { place, auth, profile, pending } = signUp;
  const user = auth.status === 'signed-in' ? auth.user : undefined;
  switch (place.kind) {
    case 'loading':
      return (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> One moment...
        </p>
      );
    case 'failed':
      return <Button onClick={() => void signUp.reloadProfile()}>Try again</Button>;
    case 'second-factor':
      return <ButtonLink to={`${paths.signIn}?next=${paths.onboarding}`}>Go on</ButtonLink>;
    case 'step':
      break;
  }
  switch (place.step) {
    case 'emailOnly':
      return <EmailStep signUp={signUp} name={name} />;
    case 'verifyEmail':
      return place.isStopped && pending ? (
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
            onDone={followProfile}
          />
        )
      );
    case 'dashboard':
      return <DashboardStep signUp={signUp} onFinish={onFinish} />;
  }
}

function followProfile() {
  // The completed profile is what leads on, in this tab and the others.
}

type Heading = { title: string; lead?: string };

const stepHeadings: Readonly<Record<SignUpStep, Heading>> = {
  emailOnly: { title: 'Create Your Account', lead: 'Join thousands saving on life insurance' },
  verifyEmail: { title: 'Check Your Email' },
  createPassword: {
    title: 'Create Password',
    lead: 'With it and your email you sign in on any device.',
  },
  profileInfo: { title: 'About you', lead: 'The last details of your account.' },
  dashboard: { title: 'Your account is ready', lead: 'Your quote waits for you on your dashboard.' },
};

/** The heading of what is shown, and the sentence beneath it. */
function findHeading(place: SignUpPlace): Heading {
  switch (place.kind) {
    case 'loading':
      return { title: 'Your account' };
    case 'failed':
      return { title: 'Failed to load profile data.', lead: place.error.message };
    case 'second-factor':
      return { title: 'One more step', lead: 'Your account asks for a second proof that it is you.' };
    case 'step':
      return place.isStopped ? { title: waitingMessages.stopped.title } : stepHeadings[place.step];
  }
}
