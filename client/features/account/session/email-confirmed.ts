import { brand } from '../../../../shared/site/brand.data.ts';
import { followStoredValue } from '../../../lib/follow-stored-value.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { number } from '../../../lib/light-checks.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';

const messageType = 'email_confirmed';
const confirmedKey = `${brand.slug}.${messageType}`;
const confirmedAt = createStoredValue({
  area: 'local',
  key: confirmedKey,
  schema: number,
});

/** Notifies the window that opened this one, and the other tabs, that the email was confirmed. */
export function announceEmailConfirmed(): void {
  window.opener?.postMessage({ source: brand.slug, type: messageType }, window.location.origin);
  confirmedAt.write(Date.now());
}

/** Listens for these notifications until `signal` is aborted. */
export function listenForEmailConfirmed(onConfirmed: () => void, signal: AbortSignal): void {
  function handleMessage({ data, origin }: MessageEvent<unknown>) {
    if (origin !== window.location.origin || !isRecord(data)) return;
    if (data.source === brand.slug && data.type === messageType) onConfirmed();
  }
  window.addEventListener('message', handleMessage, { signal });
  const stop = followStoredValue(confirmedKey, (isStored) => isStored && onConfirmed());
  signal.addEventListener('abort', stop);
}
