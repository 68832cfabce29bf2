import { cleanAddress } from '../../shared/analytics/personal-text.ts';
import { createTimedUuid, writeEvent } from '../lib/event-calls.ts';
import { createDelivery, keep } from '../lib/event-delivery.ts';
import { type EventValues, type RecordEvent, watchPage } from './page-events.ts';

/** The product's short name, which the build writes here: the file holds nothing else of the site. */
declare const beaconName: 'beacon';

type Beacon = { track: (eventName: string, values?: EventValues) => void };

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
    beacon?: Beacon;
  }
  interface Window {
    beacon?: Beacon;
  }
}

start();

function start() {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const { endpoint = '/api/analytics', debug } = script.dataset;
  // biome-ignore lint/suspicious/noConsole: integrators ask for it with data-debug.
  const report = (...facts: unknown[]) => debug === undefined || console.log(beaconName, ...facts);
  // On the window, the page may have an element with this name or id, or a frame, which may not be looked into.
  if (navigator[beaconName]) return report('already runs');
  const isPrivate = navigator.doNotTrack === '1' || navigator.globalPrivacyControl;

  /** The browser's storage, or an object of this page where the browser allows none or the visitor wants none. */
  const open = (name: 'localStorage' | 'sessionStorage'): Record<string, string> => {
    try {
      return isPrivate ? {} : (window[name] ?? {});
    } catch {
      return {};
    }
  };

  const { add, leave } = createDelivery(
    new URL(endpoint, script.src),
    open('localStorage'),
    `${beaconName}.event.`,
    report,
  );
  const sessionId = isPrivate ? undefined : getSessionId(open('sessionStorage'));

  const record: RecordEvent = (eventName, eventType, additionalData, elementClicked, elementValue) => {
    const eventId = createTimedUuid();
    add(
      eventId,
      writeEvent({
        action: 'track_event',
        data: {
          eventId,
          occurredAt: new Date(),
          sessionId,
          pageRoute: cleanAddress(location.pathname),
          eventName,
          eventType,
          additionalData,
          elementClicked,
          elementValue,
        },
      }),
    );
  };

  window[beaconName] = navigator[beaconName] = {
    track: (eventName, values) => record(eventName, 'custom', values),
  };
  watchPage(record, leave);
}

/** A random id of the tab, which says nothing about the person. */
function getSessionId(store: Record<string, string>): string {
  const key = `${beaconName}.session`;
  // A tab that another one opened begins with a copy of its storage, one entry in its history, and no reload.
  const isCopy = opener && history.length < 2 && !performance.navigation.type;
  const id = (!isCopy && store[key]) || createTimedUuid();
  keep(store, key, id);
  return id;
}
