import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeviceSession } from '../../../../../shared/api/auth-user.ts';
import { call } from '../../../../lib/api-client.ts';
import { describeFailure } from '../../../../ui/feedback/describe-failure.ts';
import { useAuth } from '../../session/auth-context.ts';

export type DevicesState =
  | { status: 'loading' }
  | { status: 'ready'; devices: readonly DeviceSession[]; readAt: number }
  | { status: 'failed'; message: string };

/** The devices of the signed-in person, read whenever their list is shown, or the page is looked at again. */
export function useDevices(isShown: boolean): { state: DevicesState; reload: () => Promise<void> } {
  const { client } = useAuth();
  const [state, setState] = useState<DevicesState>({ status: 'loading' });
  const lastRead = useRef(0);

  const reload = useCallback(async () => {
    lastRead.current += 1;
    const read = lastRead.current;
    let next: DevicesState;
    try {
      next = {
        status: 'ready',
        devices: (await call('GET /api/auth/sessions')).sessions,
        readAt: Date.now(),
      };
    } catch (cause) {
      const { code, message } = describeFailure(cause);
      // The session may be over, or only its hour: the client finds out, and the page says so.
      if (code === 'session_missing') await client.reload();
      next = { status: 'failed', message };
    }
    if (read !== lastRead.current) return;
    // A list that is here is worth more than the news that it could not be read again.
    setState((before) => (next.status === 'failed' && before.status === 'ready' ? before : next));
  }, [client]);

  useEffect(() => {
    if (!isShown) return;
    function readWhenSeen() {
      if (document.visibilityState === 'visible') void reload();
    }
    void reload();
    document.addEventListener('visibilitychange', readWhenSeen);
    return () => document.removeEventListener('visibilitychange', readWhenSeen);
  }, [isShown, reload]);

  return { state, reload };
}
