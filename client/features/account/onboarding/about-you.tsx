import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { AboutYouForm } from '../fields/about-you/about-you-form.tsx';
import { isProfileComplete } from '../profile/store/is-complete.ts';
import { consumeRedirect } from './consume-redirect.ts';
import type { Newcomer } from './find-onboarding-step.ts';
import { Heading } from './heading.tsx';

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
