import { ButtonLink } from '../../ui/actions/link.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { paths } from '../paths.ts';
import type { HeaderSession } from './header-session.ts';
import * as messages from './messages.ts';

/** The header's right side: who is signed in, and where they can go from here. */
export function SessionActions({ session }: { session: HeaderSession }) {
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
  return (
    <>
      <span title={session.name} className="max-w-60 truncate text-small">
        {session.name}
      </span>
      <ButtonLink to={paths.dashboard} variant="secondary" size="sm">
        {messages.dashboard}
      </ButtonLink>
    </>
  );
}

function SignInLink() {
  return (
    <ButtonLink to={paths.signIn} variant="secondary" size="sm">
      {messages.signIn}
    </ButtonLink>
  );
}
