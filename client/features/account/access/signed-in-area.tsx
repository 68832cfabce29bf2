import type { ReactNode } from 'react';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { paths } from '../../../app/paths.ts';
import { useAuth } from '../session/auth-context.ts';
import { AreaFrame, AreaWaiting } from './area-views.tsx';
import { RedirectHome, RedirectTo, useLastSessionId } from './redirects.tsx';

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
