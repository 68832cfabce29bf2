import { useRef } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { DeviceList } from './device-list.tsx';
import { useDevices } from './use-devices.ts';

/** Where the person is signed in. */
export function DeviceSection({ isShown }: { isShown: boolean }) {
  const { state, reload } = useDevices(isShown);
  const heading = useRef<HTMLHeadingElement>(null);

  /** The button that ended a device is gone with it. */
  async function readAfterEnd() {
    await reload();
    heading.current?.focus();
  }

  return (
    <SettingsSection
      title="Your devices"
      headingRef={heading}
      lead="Everywhere you are signed in. If you do not know one of them, sign it out and change your password."
    >
      {state.status === 'loading' && (
        <div aria-busy="true" className="grid gap-3">
          <p className="sr-only">Loading your devices</p>
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-64" />
        </div>
      )}
      {state.status === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>We could not load your devices. {state.message}</p>
          <Button variant="secondary" size="sm" onClick={() => void reload()}>
            Try again
          </Button>
        </div>
      )}
      {state.status === 'ready' && (
        <DeviceList devices={state.devices} readAt={state.readAt} onEnded={readAfterEnd} />
      )}
    </SettingsSection>
  );
}
