import { cleanAddress } from '../../shared/analytics/personal-text.ts';
import { createDelivery } from './delivery.ts';
import { type PageEvent, watchPage } from './page-events.ts';

/** The product's short name, which the build writes here: the file holds nothing else of the site. */
declare const beaconName: string;

const maxTextLength = 500;

start();

function start() {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement) || beaconName in window) return;
  const isPrivate = navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
  const endpoint = new URL(script.dataset.endpoint ?? '/api/analytics', script.src).href;
  const local = isPrivate ? undefined : openStorage('localStorage');
  const sessionId = isPrivate ? undefined : getSessionId();
  const delivery = createDelivery({ endpoint, storage: local, prefix: `${beaconName}.event.` });

  const record = (event: PageEvent) => {
    const pageRoute = cleanAddress(location.pathname);
    const shared = { eventId: createTimedUuid(), occurredAt: new Date().toISOString(), sessionId, pageRoute };
    const text = JSON.stringify({ ...shared, ...event }, (_key, value: unknown) =>
      typeof value === 'string' ? value.slice(0, maxTextLength) : value,
    );
    delivery.add({ action: 'track_event', data: JSON.parse(text) });
  };

  Reflect.set(window, beaconName, {
    track: (eventName: string, additionalData?: PageEvent['additionalData']) =>
      record({ eventName, eventType: 'custom', ...(additionalData && { additionalData }) }),
  });
  delivery.restore(Date.now());
  addEventListener('online', delivery.retry);
  watchPage({ record, leave: delivery.leave });
}

/** Undefined where the browser allows none. */
function openStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

/** A random id of the tab, which says nothing about the person. */
function getSessionId(): string {
  const storage = openStorage('sessionStorage');
  const key = `${beaconName}_session_id`;
  const id = storage?.getItem(key) ?? `${beaconName}_session_${createUuid()}`;
  try {
    storage?.setItem(key, id);
  } catch {
    // Without room for it, each page counts as a visit.
  }
  return id;
}

/** It begins with its time (version 7), so that the server's index has those of one moment side by side. */
function createTimedUuid(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${createUuid().slice(15)}`;
}

/** `crypto.randomUUID` exists on HTTPS and localhost only. */
function createUuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
