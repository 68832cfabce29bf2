import { brand } from '../../../../shared/brand.ts';
import { writeStored } from '../../../lib/storage.ts';
import { isRecord } from './auth-answers.ts';

const messageType = 'email_confirmed';
const flagKey = `${brand.slug}.${messageType}`;

/** Tells the window that opened this one, and the other tabs, that the email was confirmed. */
export function announceEmailConfirmed(): void {
  window.opener?.postMessage({ source: brand.slug, type: messageType }, window.location.origin);
  writeStored('local', flagKey, Date.now());
}

/** Listens for such announcements until `signal` ends it. */
export function listenForEmailConfirmed(onConfirmed: () => void, signal: AbortSignal): void {
  function handleMessage({ data, origin }: MessageEvent<unknown>) {
    if (origin !== window.location.origin || !isRecord(data)) return;
    if (data.source === brand.slug && data.type === messageType) onConfirmed();
  }
  function handleStorage({ key, newValue }: StorageEvent) {
    if (key === flagKey && newValue !== null) onConfirmed();
  }
  window.addEventListener('message', handleMessage, { signal });
  window.addEventListener('storage', handleStorage, { signal });
}
