import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import type { Profile } from '../../../../shared/api/profile.ts';
import { paths } from '../../../app/paths.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { messages } from '../fields/account-messages.ts';
import { LoadingNote, ProfileFailed } from '../fields/account-page.tsx';
import { isProfileComplete } from '../profile/complete-profile.ts';
import { type ProfileState, useProfile } from '../profile/profile-store.ts';
import { useAuth } from '../session/auth-context.ts';
import { type AuthState, isConfirmed } from '../session/auth-state.ts';
import type { AuthClient } from '../session/create-auth-client.ts';
import { wasIntentional } from '../session/intentional-sign-out.ts';
import { rememberNext } from '../session/next-path.ts';

type Account = { user: AuthUser; profile: Profile };

type Access =
  | { kind: 'waiting' | 'signed-out' | 'second-factor' | 'unconfirmed' | 'missing' | 'incomplete' }
  | { kind: 'failed'; error: Error }
  | { kind: 'open'; account: Account };

/** Decides whether the protected area opens. See docs/product.md, "Protected area". */
export function evaluateAccess(auth: AuthState, profile: ProfileState): Access {
  if (auth.status === 'loading') return { kind: 'waiting' };
  if (auth.status !== 'signed-in') return { kind: auth.status };
  if (!isConfirmed(auth.user)) return { kind: 'unconfirmed' };
  switch (profile.status) {
    case 'loading':
      return { kind: 'waiting' };
    case 'missing':
      return { kind: 'missing' };
    case 'failed':
      return { kind: 'failed', error: profile.error };
    case 'ready':
      return isProfileComplete(profile.profile)
        ? { kind: 'open', account: { user: auth.user, profile: profile.profile } }
        : { kind: 'incomplete' };
  }
}

type ProtectedAreaProps = {
  title: string;
  /** Shown below that heading, in the size of what is loading. Without it, there is only the spinner. */
  skeleton?: ReactNode;
  /** Shown to people who have no profile yet. Without it, they are sent to the onboarding. */
  missing?: ReactNode;
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
      return (
        <FocusPassing>
          <ProfileFailed error={access.error} onRetry={() => void profile.reload()} />
        </FocusPassing>
      );
    case 'open':
      return children(access.account);
  }
}

type SignedInAreaProps = {
  title: string;
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

function AreaFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="min-h-[36rem] border-t border-line bg-surface-mist">
      <div className="page-width pt-8 pb-16 md:pt-12 md:pb-20">{children}</div>
    </main>
  );
}

type AreaWaitingProps = { title: string; skeleton?: ReactNode; onRetry: () => void };

function AreaWaiting({ title, skeleton, onRetry }: AreaWaitingProps) {
  return (
    <FocusPassing aria-busy="true">
      <h1 tabIndex={-1} className="font-display text-display-lg">
        {title}
      </h1>
      <LoadingNote
        label={messages.area.loading}
        withoutScripts={messages.area.withoutScripts}
        onRetry={onRetry}
      />
      {skeleton}
    </FocusPassing>
  );
}

/** If it is removed while it has the focus, the heading of its replacement gets the focus. */
function FocusPassing(props: ComponentProps<'div'>) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = part;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        if (!current.isConnected)
          document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      });
    };
  }, []);
  return <div {...props} ref={part} />;
}

/**
 * Redirects to the home page because no one is signed in. People who signed out expect that. Everyone else is told why,
 * and returns to this page after signing in.
 */
function RedirectHome({ lastSessionId }: { lastSessionId: RefObject<string | undefined> }) {
  const { client } = useAuth();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const wanted = pathname + search;
    if (!wasIntentional(client, lastSessionId.current)) {
      rememberNext(wanted);
      askToSignIn(client, lastSessionId.current !== undefined, () =>
        navigate(`${paths.signIn}?next=${encodeURIComponent(wanted)}`),
      );
    }
    navigate(paths.home, { replace: true });
  }, [client, lastSessionId, navigate, pathname, search]);
  return null;
}

/** The toast stays until someone signs in or dismisses it. */
function askToSignIn(client: AuthClient, wasSignedIn: boolean, onPress: () => void): void {
  const id = toast.destructive({
    ...(wasSignedIn ? messages.area.signedOut : messages.area.signInFirst),
    action: { label: messages.signIn, onPress },
  });
  const stop = client.subscribe(({ state }) => {
    if (state.status === 'signed-out') return;
    toast.dismiss(id);
    stop();
  });
}

/** Redirects to another page. People return to this one once nothing is missing anymore. */
function RedirectTo({ path }: { path: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    rememberNext(pathname + search);
    navigate(path, { replace: true });
  }, [navigate, path, pathname, search]);
  return null;
}

/** Returns the id of the last session on this page, to choose the right message after it has ended. */
function useLastSessionId(): RefObject<string | undefined> {
  const { state } = useAuth();
  const sessionId = 'session' in state ? state.session.id : undefined;
  const last = useRef(sessionId);
  useEffect(() => {
    if (sessionId !== undefined) last.current = sessionId;
  }, [sessionId]);
  return last;
}
