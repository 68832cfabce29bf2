import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { messages as sharedMessages } from '../fields/messages.ts';
import { useAuth } from '../session/auth-context.ts';
import type { AuthClient } from '../session/create-auth-client.ts';
import { wasIntentional } from '../session/intentional-sign-out.ts';
import { rememberNext } from '../session/next-path.ts';
import { messages } from './messages.ts';

/**
 * Redirects to the home page because no one is signed in. People who signed out expect that. Everyone else is told why,
 * and returns to this page after signing in.
 */
export function RedirectHome({ lastSessionId }: { lastSessionId: RefObject<string | undefined> }) {
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
    ...(wasSignedIn ? messages.signedOut : messages.signInFirst),
    action: { label: sharedMessages.signIn, onPress },
  });
  const stop = client.subscribe(({ state }) => {
    if (state.status === 'signed-out') return;
    toast.dismiss(id);
    stop();
  });
}

/** Redirects to another page. People return to this one once nothing is missing anymore. */
export function RedirectTo({ path }: { path: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    rememberNext(pathname + search);
    navigate(path, { replace: true });
  }, [navigate, path, pathname, search]);
  return null;
}

/** Returns the id of the last session on this page, to choose the right message after it has ended. */
export function useLastSessionId(): RefObject<string | undefined> {
  const { state } = useAuth();
  const sessionId = 'session' in state ? state.session.id : undefined;
  const last = useRef(sessionId);
  useEffect(() => {
    if (sessionId !== undefined) last.current = sessionId;
  }, [sessionId]);
  return last;
}
