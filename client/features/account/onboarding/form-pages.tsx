import { useNavigate } from 'react-router-dom';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { paths } from '../../../app/paths.ts';
import { AboutYouForm } from '../fields/about-you/about-you-form.tsx';
import { CreatePasswordForm } from '../fields/password/create-password-form.tsx';
import { isProfileComplete } from '../profile/store/complete-profile.ts';
import type { Newcomer } from './find-onboarding-step.ts';
import { Heading } from './heading.tsx';
import { consumeRedirect } from './use-onboarding-step.ts';

/** The page "Create Password". */
export function CreatePassword({ user }: { user: AuthUser }) {
  const navigate = useNavigate();
  return (
    <CreatePasswordForm user={user} onDone={() => navigate(paths.onboardingProfile, { replace: true })}>
      <div>
        <Heading lead="With it and your email you sign in on any device.">Create Password</Heading>
      </div>
    </CreatePasswordForm>
  );
}

/** The page "About you". */
export function AboutYou({ user, profile }: Newcomer) {
  const navigate = useNavigate();
  return (
    <AboutYouForm
      user={user}
      profile={profile}
      // Without an age, from neither a date of birth nor a quote, the wizard asks for it.
      onDone={(saved) =>
        navigate(isProfileComplete(saved) ? consumeRedirect() : paths.onboarding, { replace: true })
      }
    >
      <div>
        <Heading lead="The last details of your account.">About you</Heading>
      </div>
    </AboutYouForm>
  );
}
