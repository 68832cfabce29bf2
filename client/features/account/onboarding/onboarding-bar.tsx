import { Link, useLocation } from 'react-router-dom';
import { brand } from '../../../../shared/brand.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Logo } from '../../../ui/layout/logo.tsx';
import { useSessionAttempt } from '../fields/use-session-attempt.ts';
import { useAuth } from '../session/auth-context.ts';

/** The pages' own header: the way back to the site, whose account this is, and the way out of it. */
export function OnboardingBar({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const { state } = useAuth();
  const { pathname } = useLocation();
  return (
    <header
      data-sticky-bar
      className="sticky top-0 z-(--z-header) flex min-h-16 items-center gap-3 border-b border-line bg-surface px-5 py-2 md:min-h-(--header-height) md:px-(--gutter)"
    >
      <Link
        to={paths.home}
        aria-label={`${brand.name} home page`}
        className="-ml-2 inline-flex min-h-11 flex-none items-center rounded-control px-2 hover:bg-dusk-100"
      >
        <Logo isMarkOnly className="h-8 w-auto min-[64rem]:hidden" />
        <Logo className="hidden h-8 w-auto min-[64rem]:block" />
      </Link>
      <div className="ml-auto flex min-w-0 items-center gap-1">
        {state.status === 'signed-in' && (
          <>
            <Owner name={state.user.email ?? state.user.phone ?? ''} />
            <SignOut onSignOut={onSignOut} />
          </>
        )}
        {state.status === 'signed-out' && (
          <ButtonLink to={`${paths.signIn}?next=${pathname}`} variant="secondary" size="sm">
            Sign In
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function Owner({ name }: { name: string }) {
  return (
    <span title={name} className="truncate text-small">
      {name}
    </span>
  );
}

function SignOut({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const { isBusy, attempt } = useSessionAttempt();
  return (
    <Button
      variant="text"
      size="sm"
      className="-mr-3 flex-none"
      isBusy={isBusy}
      onClick={() => void attempt({ work: onSignOut, failureTitle: 'Sign Out Failed' })}
    >
      Sign out
    </Button>
  );
}
