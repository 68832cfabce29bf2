import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { paths } from '../paths.ts';

export type HeaderSession =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; email: string };

/** The header's right side: who is here, and where they go from here. */
export function SessionActions({ session }: { session: HeaderSession }) {
  if (session.status === 'loading') {
    return (
      <p aria-busy="true">
        <span className="sr-only">Checking whether you are signed in</span>
        <Skeleton className="h-11 w-22 rounded-control" />
      </p>
    );
  }
  if (session.status === 'signed-out') {
    return (
      <ButtonLink to={paths.signIn} variant="secondary" size="sm">
        Sign In
      </ButtonLink>
    );
  }
  return (
    <>
      <span title={session.email} className="max-w-60 truncate text-small">
        {session.email}
      </span>
      <ButtonLink to={paths.dashboard} variant="secondary" size="sm">
        Dashboard
      </ButtonLink>
    </>
  );
}
