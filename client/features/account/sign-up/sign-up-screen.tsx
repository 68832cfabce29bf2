import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import streetUrl from '../../quote/art/street.svg';
import type { QuoteFlow } from '../../quote/state/use-quote-flow.ts';
import { AboutYouForm } from '../fields/about-you/about-you-form.tsx';
import { CreatePasswordForm } from '../fields/password/create-password-form.tsx';
import { DashboardStep } from './dashboard-step.tsx';
import { EmailStep } from './email-step.tsx';
import { findAccountHeading } from './sign-up-heading.ts';
import { StoppedStep } from './stopped-step.tsx';
import { VerifyStep } from './verify-step.tsx';

const documents = { 'Terms of Service': paths.terms, 'Privacy Policy': paths.privacy };

/** The steps of making an account. The heading stays the same element, so that the focus on it survives. */
export function AccountScreen({ flow, headingId }: { flow: QuoteFlow; headingId: string }) {
  const { title, lead } = findAccountHeading(flow.account.place);
  return (
    <div className="grid flex-1 md:grid-cols-[7fr_5fr]">
      <div className="mx-auto w-full max-w-[calc(var(--container-form)+2*var(--gutter))] px-5 pt-8 pb-12 md:px-(--gutter) md:pt-14">
        <h2 id={headingId} tabIndex={-1} className="font-display text-display-md">
          {title}
        </h2>
        {lead && <p className="mt-2.5 text-lead">{lead}</p>}
        <div className="mt-7">
          <CurrentStep flow={flow} />
        </div>
      </div>
      <div data-beside-form className="relative hidden overflow-hidden bg-surface-dusk md:block">
        <img src={streetUrl} alt="" className="absolute inset-0 size-full" />
      </div>
    </div>
  );
}

function CurrentStep({ flow }: { flow: QuoteFlow }) {
  const { account } = flow;
  const { place, auth, profile, signup } = account;
  const user = auth.status === 'signed-in' ? auth.user : undefined;
  switch (place.kind) {
    case 'loading':
      return (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> One moment...
        </p>
      );
    case 'failed':
      return <Button onClick={() => void account.reloadProfile()}>Try again</Button>;
    case 'second-factor':
      return <ButtonLink to={`${paths.signIn}?next=${paths.onboarding}`}>Go on</ButtonLink>;
    case 'step':
      break;
  }
  switch (place.step) {
    case 'emailOnly':
      return <EmailStep account={account} name={flow.state.quote.result?.value.userData.name} />;
    case 'verifyEmail':
      return place.isStopped && signup ? (
        <StoppedStep account={account} email={signup.email} />
      ) : (
        <VerifyStep account={account} address={user?.email ?? signup?.email ?? ''} />
      );
    case 'createPassword':
      return (
        user && (
          <CreatePasswordForm
            user={user}
            onDone={() => signup && account.changeSignup({ ...signup, hasPassword: true })}
          />
        )
      );
    case 'profileInfo':
      return (
        user && (
          <AboutYouForm
            user={user}
            profile={profile.status === 'ready' ? profile.profile : undefined}
            documents={documents}
            onDone={followProfile}
          />
        )
      );
    case 'dashboard':
      return <DashboardStep account={account} />;
  }
}

function followProfile() {
  // The completed profile is what leads on, in this tab and the others.
}
