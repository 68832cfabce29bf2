import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { messages as sharedMessages } from '../fields/messages.ts';
import { useAuth } from '../session/auth-context.ts';
import type { AuthClient } from '../session/create-auth-client.ts';
import { hasLeft } from '../session/intentional-sign-out.ts';
import { rememberNext } from '../session/next-path.ts';
import { messages } from './messages.ts';

/**
 * Goes to the home page because no one is signed in. A person who signed out wanted that; everyone else hears why,
 * and gets back to this page by signing in.
 */
export function RedirectHome({ lastSessionId }: { lastSessionId: RefObject<string | undefined> }) {
  const { client } = useAuth();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const wanted = pathname + search;
    if (!hasLeft(client, lastSessionId.current)) {
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

/** Goes to another page, from which people come back to this one once nothing is missing any more. */
export function RedirectTo({ path }: { path: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    rememberNext(pathname + search);
    navigate(path, { replace: true });
  }, [navigate, path, pathname, search]);
  return null;
}

/** The session that was here last, for the page's words once it is gone. */
export function useLastSessionId(): RefObject<string | undefined> {
  const { state } = useAuth();
  const sessionId = 'session' in state ? state.session.id : undefined;
  const last = useRef(sessionId);
  useEffect(() => {
    if (sessionId !== undefined) last.current = sessionId;
  }, [sessionId]);
  return last;
}
