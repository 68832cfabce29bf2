import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeviceSession } from '../../../../shared/api/auth-user.ts';
import { formatPast } from '../../../../shared/format/relative-time.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { describeFailure } from '../../../ui/feedback/describe-failure.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { useAccountAttempt } from '../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../session/auth-context.ts';
import { messages } from './settings-messages.ts';
import { SettingsSection } from './settings-section.tsx';

const { devices: words } = messages;

/** Where the person is signed in. */
export function DeviceSection({ isShown }: { isShown: boolean }) {
  const { state, reload } = useDevices(isShown);
  const heading = useRef<HTMLHeadingElement>(null);

  /** The pressed button disappears together with its device. */
  async function reloadAfterEnd() {
    await reload();
    heading.current?.focus();
  }

  return (
    <SettingsSection title={words.title} headingRef={heading} lead={words.lead}>
      {state.status === 'loading' && (
        <div aria-busy="true" className="grid gap-3">
          <p className="sr-only">{words.loading}</p>
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-64" />
        </div>
      )}
      {state.status === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{words.failed(state.message)}</p>
          <Button variant="secondary" size="sm" onClick={() => void reload()}>
            {sharedMessages.tryAgain}
          </Button>
        </div>
      )}
      {state.status === 'ready' && <DeviceList list={state} onEnded={reloadAfterEnd} />}
    </SettingsSection>
  );
}

/** `loadedAt` is in epoch milliseconds. */
type Devices = { devices: readonly DeviceSession[]; loadedAt: number };

function DeviceList({ list, onEnded }: { list: Devices; onEnded: () => Promise<void> }) {
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const [endingId, setEndingId] = useState<string>();

  function end({ id, device }: DeviceSession) {
    setEndingId(id);
    void attempt({
      failureTitle: words.endFailed,
      work: async () => {
        await endIfThere(id);
        await onEnded();
        toast.success(words.ended(device));
      },
    });
  }

  return (
    <>
      <ul className="grid">
        {list.devices.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5 first:pt-0 last:border-b-0 last:pb-0"
          >
            <div className="min-w-0 flex-[1_1_14rem]">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-ink">
                {device.device}
                {device.isCurrent && <Badge tone="neutral">{words.current}</Badge>}
              </p>
              <p className="text-small text-muted">
                {`${describeMethod(device)} · ${device.isCurrent ? words.inUse : words.lastUsed(formatPast(device.lastUsedAt, list.loadedAt))}`}
              </p>
            </div>
            {!device.isCurrent && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={words.endDevice(device.device)}
                aria-disabled={isBusy}
                isBusy={isBusy && endingId === device.id}
                onClick={() => end(device)}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

/** A session that has already ended doesn't need to be ended. */
async function endIfThere(id: string): Promise<void> {
  try {
    await call('DELETE /api/auth/sessions/{id}', { path: { id } });
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status !== 404) throw cause;
  }
}

const methods: Readonly<Record<string, string>> = words.methods;

/** How a device was signed in, and whether the second step was used. */
export function describeMethod({ method, aal }: Pick<DeviceSession, 'method' | 'aal'>): string {
  const first = methods[method] ?? words.signedIn;
  return aal === 'aal2' ? words.secondStep(first) : first;
}

type DevicesState =
  | { status: 'loading' }
  | ({ status: 'ready' } & Devices)
  | { status: 'failed'; message: string };

/** The signed-in person's devices, loaded whenever their list is shown or the page becomes visible again. */
function useDevices(isShown: boolean): { state: DevicesState; reload: () => Promise<void> } {
  const { client } = useAuth();
  const [state, setState] = useState<DevicesState>({ status: 'loading' });
  const lastRead = useRef(0);

  const reload = useCallback(async () => {
    lastRead.current += 1;
    const read = lastRead.current;
    let next: DevicesState;
    try {
      const { sessions: devices } = await call('GET /api/auth/sessions');
      next = { status: 'ready', devices, loadedAt: Date.now() };
    } catch (cause) {
      const { code, message } = describeFailure(cause);
      // The session may have ended or only expired. The client finds out, and the page says so.
      if (code === 'session_missing') await client.reload();
      next = { status: 'failed', message };
    }
    if (read !== lastRead.current) return;
    // A list from before is more useful than the news that it couldn't be loaded again.
    setState((before) => (next.status === 'failed' && before.status === 'ready' ? before : next));
  }, [client]);

  useEffect(() => {
    if (!isShown) return;
    function reloadWhenSeen() {
      if (document.visibilityState === 'visible') void reload();
    }
    void reload();
    document.addEventListener('visibilitychange', reloadWhenSeen);
    return () => document.removeEventListener('visibilitychange', reloadWhenSeen);
  }, [isShown, reload]);

  return { state, reload };
}
