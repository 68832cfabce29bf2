import { useEffect, useState } from 'react';
import { createRetryingLoader } from '../../lib/retrying-loader.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { paths } from '../paths.ts';
import type { HeaderSession, SignedIn } from './header-session.ts';
import * as messages from './messages.ts';

type SessionActionsProps = {
  session: HeaderSession;
  /** In the compact header's menu. */
  isInMenu?: boolean;
};

/** The header's right side: who is signed in, and where they can go from here. */
export function SessionActions({ session, isInMenu = false }: SessionActionsProps) {
  if (session.status === 'loading') {
    return (
      <>
        <p aria-busy="true" className="noscript:hidden">
          <span className="sr-only">{messages.checkingSession}</span>
          <Skeleton className="h-11 w-21 rounded-control" />
        </p>
        <noscript>
          <SignInLink />
        </noscript>
      </>
    );
  }
  if (session.status === 'signed-out') return <SignInLink />;
  return <LoadedAccount session={session} isInMenu={isInMenu} />;
}

const loadAccountMenu = createRetryingLoader(() => import('../account-menu/account-menu.tsx'));

/** The account menu or, if it can't be loaded, a link to the account page, which leads everywhere else. */
function LoadedAccount(props: { session: SignedIn; isInMenu: boolean }) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadAccountMenu>> | 'failed'>();
  useEffect(() => {
    loadAccountMenu().then(setLoaded, () => setLoaded('failed'));
  }, []);
  if (!loaded) return <Skeleton className="h-11 w-21 rounded-control" />;
  if (loaded !== 'failed') return <loaded.AccountMenu {...props} />;
  return (
    <ButtonLink to={paths.dashboard} variant="secondary" size="sm">
      {messages.dashboard}
    </ButtonLink>
  );
}

function SignInLink() {
  return (
    <ButtonLink to={paths.signIn} variant="secondary" size="sm">
      {messages.signIn}
    </ButtonLink>
  );
}
