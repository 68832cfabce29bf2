import { cleanAddress } from '../../shared/analytics/personal-text.ts';
import { createDelivery, keep } from './delivery.ts';
import { type EventValues, type RecordEvent, watchPage } from './page-events.ts';

/** The product's short name, which the build writes here: the file holds nothing else of the site. */
declare const beaconName: string;

const maxTextLength = 500;

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

start();

function start() {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement) || beaconName in window) return;
  const { endpoint = '/api/analytics', debug } = script.dataset;
  const isPrivate = navigator.doNotTrack === '1' || navigator.globalPrivacyControl;

  /** The browser's storage, or an object of this page where the browser allows none or the visitor wants none. */
  const open = (name: 'localStorage' | 'sessionStorage'): Record<string, string> => {
    try {
      return isPrivate ? {} : (window[name] ?? {});
    } catch {
      return {};
    }
  };

  const { add, leave } = createDelivery({
    endpoint: new URL(endpoint, script.src),
    store: open('localStorage'),
    prefix: `${beaconName}.event.`,
    // biome-ignore lint/suspicious/noConsole: integrators ask for it with data-debug.
    report: (...facts) => debug === undefined || console.log(beaconName, ...facts),
  });
  const sessionId = isPrivate ? undefined : getSessionId(open('sessionStorage'));

  const record: RecordEvent = (eventName, eventType, additionalData, elementClicked, elementValue) => {
    const eventId = createTimedUuid();
    const data = {
      eventId,
      occurredAt: new Date().toISOString(),
      sessionId,
      pageRoute: cleanAddress(location.pathname),
      eventName,
      eventType,
      additionalData,
      elementClicked,
      elementValue,
    };
    // Only strings have a slice, because an event may not hold arrays.
    const cut = (_key: string, value?: string) => value?.slice?.(0, maxTextLength) ?? value;
    add(eventId, JSON.stringify({ action: 'track_event', data }, cut));
  };

  Reflect.set(window, beaconName, {
    track: (eventName: string, values?: EventValues) => record(eventName, 'custom', values),
  });
  watchPage(record, leave);
}

/** A random id of the tab, which says nothing about the person. */
function getSessionId(store: Record<string, string>): string {
  const key = `${beaconName}.session`;
  const id = store[key] ?? createTimedUuid();
  keep(store, key, id);
  return id;
}

/**
 * It begins with its time (version 7), so that the server's index has those of one moment side by side.
 * `crypto.randomUUID` exists on HTTPS and localhost only.
 */
function createTimedUuid(): string {
  const time = Date.now().toString(16).padStart(12, '0').replace(/.{8}/, '$&-');
  return `${time}-7xxx-8xxx-xxxxxxxxxxxx`.replace(/x/g, () =>
    (Number(crypto.getRandomValues(new Uint8Array(1))) & 15).toString(16),
  );
}
