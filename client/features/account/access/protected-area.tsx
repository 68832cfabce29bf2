import type { ReactNode } from 'react';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { paths } from '../../../app/paths.ts';
import { useProfile } from '../profile/store/profile-store.ts';
import { useAuth } from '../session/auth-context.ts';
import { AreaFailed, AreaFrame, AreaWaiting } from './area-views.tsx';
import { type Account, evaluateAccess } from './evaluate-access.ts';
import { RedirectHome, RedirectTo, useLastSessionId } from './redirects.tsx';

type ProtectedAreaProps = {
  /** The page's heading while it is loading. */
  title: string;
  /** Shown below that heading, in the size of what is loading. Without it, there is only the spinner. */
  skeleton?: ReactNode;
  /** Shown to people who have no profile yet. Without it, they are sent to the onboarding. */
  missing?: ReactNode;
  /** Rendered inside `main`. Brings its own heading. */
  children: (account: Account) => ReactNode;
};

/**
 * Opens for people who are signed in, have confirmed their address, and have a name and an age. Everyone else is sent
 * to the page where they can add what's missing, and returns here afterward. Renders the page's `main`.
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
  /** The page's heading while it is loading. */
  title: string;
  /** Rendered inside `main`. Brings its own heading. */
  children: (user: AuthUser) => ReactNode;
};

/** Opens for everyone who is signed in, confirmed or not, with or without a profile. Renders the page's `main`. */
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
