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

export function DeviceSection({ isShown }: { isShown: boolean }) {
  const { devices, loadedAt, failure, reload } = useDevices(isShown);
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const [endingId, setEndingId] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  function end({ id, device }: DeviceSession) {
    setEndingId(id);
    void attempt({
      failureTitle: words.endFailed,
      work: async () => {
        await endIfThere(id);
        await reload();
        // The pressed button disappears together with its device.
        heading.current?.focus();
        toast.success(words.ended(device));
      },
    });
  }

  return (
    <SettingsSection title={words.title} headingRef={heading} lead={words.lead}>
      {!devices && failure === undefined && (
        <div aria-busy="true" className="grid gap-3">
          <p className="sr-only">{words.loading}</p>
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-64" />
        </div>
      )}
      {failure !== undefined && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{words.failed(failure)}</p>
          <Button variant="secondary" size="sm" onClick={() => void reload()}>
            {sharedMessages.tryAgain}
          </Button>
        </div>
      )}
      {devices && (
        <ul className="grid">
          {devices.map((device) => (
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
                  {`${describeMethod(device)} · ${device.isCurrent ? words.inUse : words.lastUsed(formatPast(device.lastUsedAt, loadedAt))}`}
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
      )}
      {dialog}
    </SettingsSection>
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

/** `loadedAt` is in epoch milliseconds. */
type Devices = { devices?: readonly DeviceSession[]; loadedAt: number; failure?: string };

/** The signed-in person's devices, loaded whenever their list is shown or the page becomes visible again. */
function useDevices(isShown: boolean) {
  const { client } = useAuth();
  const [state, setState] = useState<Devices>({ loadedAt: 0 });
  const lastRead = useRef(0);

  const reload = useCallback(async () => {
    lastRead.current += 1;
    const read = lastRead.current;
    let next: Devices;
    try {
      const { sessions: devices } = await call('GET /api/auth/sessions');
      next = { devices, loadedAt: Date.now() };
    } catch (cause) {
      const { code, message } = describeFailure(cause);
      // The session may have ended or only expired. The client finds out, and the page says so.
      if (code === 'session_missing') await client.reload();
      next = { loadedAt: 0, failure: message };
    }
    if (read !== lastRead.current) return;
    // A list from before is more useful than the news that it couldn't be loaded again.
    setState((before) => (next.failure !== undefined && before.devices ? before : next));
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

  return { ...state, reload };
}
