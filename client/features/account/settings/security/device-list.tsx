import { useState } from 'react';
import type { DeviceSession } from '../../../../../shared/api/auth-user.ts';
import { formatPast } from '../../../../../shared/format/relative-time.ts';
import { ApiError, call } from '../../../../lib/api-client.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.ts';

type DeviceListProps = {
  devices: readonly DeviceSession[];
  /** Epoch milliseconds. */
  readAt: number;
  onEnded: () => Promise<void>;
};

export function DeviceList({ devices, readAt, onEnded }: DeviceListProps) {
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const [endingId, setEndingId] = useState<string | undefined>(undefined);

  function end({ id, device }: DeviceSession) {
    setEndingId(id);
    void attempt({
      failureTitle: 'Failed to sign out the device.',
      work: async () => {
        await endIfThere(id);
        await onEnded();
        toast.success({ title: 'Device signed out', description: `${device} has to sign in again.` });
      },
    });
  }

  return (
    <>
      <ul className="grid">
        {devices.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5 first:pt-0 last:border-b-0 last:pb-0"
          >
            <div className="min-w-0 flex-[1_1_14rem]">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-ink">
                {device.device}
                {device.isCurrent && <Badge tone="neutral">This device</Badge>}
              </p>
              <p className="text-small text-muted">
                {describeMethod(device)} ·{' '}
                {device.isCurrent ? 'In use now' : `Last used ${formatPast(device.lastUsedAt, readAt)}`}
              </p>
            </div>
            {!device.isCurrent && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Sign out ${device.device}`}
                aria-disabled={isBusy}
                isBusy={isBusy && endingId === device.id}
                onClick={() => end(device)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

/** A session that is over already needs no end. */
async function endIfThere(id: string): Promise<void> {
  try {
    await call('DELETE /api/auth/sessions/{id}', { path: { id } });
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status !== 404) throw cause;
  }
}

const methods: Readonly<Record<string, string>> = {
  password: 'Signed in with a password',
  email_link: 'Signed in with a link from an email',
  recovery: 'Signed in with a password reset link',
  phone: 'Signed in with a text message',
  google: 'Signed in with Google',
};

/** How a device was signed in, and whether it also showed the second step. */
export function describeMethod({ method, aal }: Pick<DeviceSession, 'method' | 'aal'>): string {
  const first = methods[method] ?? 'Signed in';
  return aal === 'aal2' ? `${first} and a second step` : first;
}
