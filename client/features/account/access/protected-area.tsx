import type { ReactNode } from 'react';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { paths } from '../../../app/paths.ts';
import { useProfile } from '../profile/store/profile-store.ts';
import { useAuth } from '../session/auth-context.ts';
import { AreaFailed, AreaFrame, AreaWaiting } from './area-views.tsx';
import { type Account, evaluateAccess } from './evaluate-access.ts';
import { RedirectHome, RedirectTo, useLastSessionId } from './redirects.tsx';

type ProtectedAreaProps = {
  /** The page's heading while it waits. */
  title: string;
  /** Below that heading, in the sizes of what is coming; without it there is only the spinner. */
  skeleton?: ReactNode;
  /** For people who have no profile yet; without it they go to the onboarding. */
  missing?: ReactNode;
  /** Inside `main`, with a heading of its own. */
  children: (account: Account) => ReactNode;
};

/**
 * Opens to people who are signed in, have confirmed their address, and have a name and an age. Everyone else goes where
 * they get all three, and the page they wanted is remembered for when they have. Brings the page's `main`.
 */
export function ProtectedArea(props: ProtectedAreaProps) {
  return (
    <AreaFrame>
      <AreaContent {...props} />
    </AreaFrame>
  );
}

function AreaContent({ title, skeleton, missing, children }: ProtectedAreaProps) {
  const { client, state } = useAuth();
  const profile = useProfile();
  const access = evaluateAccess(state, profile.state);
  const lastSessionId = useLastSessionId();

  switch (access.kind) {
    case 'waiting':
      return <AreaWaiting title={title} skeleton={skeleton} onRetry={() => void client.reload()} />;
    case 'signed-out':
      return <RedirectHome lastSessionId={lastSessionId} />;
    case 'second-factor':
      return <RedirectTo path={paths.signIn} />;
    case 'missing':
      return missing ?? <RedirectTo path={paths.onboarding} />;
    case 'unconfirmed':
    case 'incomplete':
      return <RedirectTo path={paths.onboarding} />;
    case 'failed':
      return <AreaFailed error={access.error} onRetry={() => void profile.reload()} />;
    case 'open':
      return children(access.account);
  }
}

type SignedInAreaProps = {
  /** The page's heading while it waits. */
  title: string;
  /** Inside `main`, with a heading of its own. */
  children: (user: AuthUser) => ReactNode;
};

/** Opens to everyone who is signed in, confirmed or not, with or without a profile. Brings the page's `main`. */
export function SignedInArea({ title, children }: SignedInAreaProps) {
  const { client, state } = useAuth();
  const lastSessionId = useLastSessionId();
  return (
    <AreaFrame>
      {state.status === 'loading' && <AreaWaiting title={title} onRetry={() => void client.reload()} />}
      {state.status === 'signed-out' && <RedirectHome lastSessionId={lastSessionId} />}
      {state.status === 'second-factor' && <RedirectTo path={paths.signIn} />}
      {state.status === 'signed-in' && children(state.user)}
    </AreaFrame>
  );
}
