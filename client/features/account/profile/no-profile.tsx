import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';

export function NoProfile() {
  return (
    <>
      <h1 tabIndex={-1} className="font-display text-display-lg">
        No profile found
      </h1>
      <p className="mt-3 mb-7 max-w-prose">
        Your account has no profile yet. Your name and your age are all it takes, and then your dashboard
        opens.
      </p>
      <ButtonLink to={paths.onboarding}>Set up your profile</ButtonLink>
    </>
  );
}
