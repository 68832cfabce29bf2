import { useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useIsSlow } from '../../../ui/feedback/use-is-slow.ts';
import { useProfile } from '../profile/store/profile-store.ts';
import { useAuth } from '../session/auth-context.ts';
import { Heading } from './heading.tsx';

/** Until it is known who is here and what their profile holds. */
export function Opening() {
  const { client } = useAuth();
  const isSlow = useIsSlow();
  return (
    <>
      <Heading>Setting up your account</Heading>
      <div role="status" className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Spinner />
        {isSlow ? 'The server has not answered yet. Please check your connection.' : 'One moment...'}
        {isSlow && (
          <Button variant="secondary" size="sm" onClick={() => void client.reload()}>
            Try again
          </Button>
        )}
      </div>
      <noscript>
        <p className="mt-4 font-medium text-danger">
          Setting up an account needs JavaScript. Please allow it for this site and reload the page.
        </p>
      </noscript>
    </>
  );
}

/** In place of a form whose session is over. What was typed waits in this tab for the same person. */
export function SessionEnded() {
  const { pathname } = useLocation();
  return (
    <>
      <Heading lead="For your safety you were signed out. Sign in again, and go on with what you had entered.">
        Please sign in again
      </Heading>
      <ButtonLink to={`${paths.signIn}?next=${pathname}`} className="mt-6">
        Sign In
      </ButtonLink>
    </>
  );
}

export function ProfileFailed({ error }: { error: Error }) {
  const { reload } = useProfile();
  return (
    <div role="alert">
      <Heading lead={error.message}>Failed to load profile data.</Heading>
      <Button className="mt-6" onClick={() => void reload()}>
        Try again
      </Button>
    </div>
  );
}
