import { type RefObject, useEffect, useRef } from 'react';
import { useAuth } from '../session/auth-context.ts';

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
