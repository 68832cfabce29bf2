/**
 * How the site, `beacon.js`, and the package for servers send events: see docs/integrating.md, "Rules". An event is JSON
 * from the moment it happens, so that it's the same each time it's sent.
 */
export type WaitingEvent = readonly [id: string, text: string];

const maxTextLength = 500;

/**
 * A UUID that begins with its time (version 7), so that ones from the same time are next to each other in the server's
 * index. `crypto.randomUUID` exists on HTTPS and localhost only.
 */
export function createTimedUuid(at: number = Date.now()): string {
  // Eleven digits until the year 2527.
  const time = `0${at.toString(16)}`.replace(/.{8}/, '$&-');
  return `${time}-7xxx-8xxx-xxxxxxxxxxxx`.replace(/x/g, () => Math.random().toString(16)[2] ?? '0');
}

/** Cuts texts to the length that the server accepts. */
export function writeEvent(event: object): string {
  // Only strings have a slice, because an event may not hold arrays.
  return JSON.stringify(event, (_key, value?: string) => value?.slice?.(0, maxTextLength) ?? value);
}

/** Removes from `waiting` the next events that fit into a call. Lengths are in characters. */
export function takeCall(waiting: Map<string, string>, maxEvents: number, maxLength: number): WaitingEvent[] {
  const taken: WaitingEvent[] = [];
  for (const [id, text] of waiting) {
    maxLength -= text.length;
    if (taken[maxEvents - 1] || (taken[0] && maxLength < 0)) break;
    taken.push([id, text]);
    waiting.delete(id);
  }
  return taken;
}

/** The sender's own time of sending lets the server correct a wrong clock. */
export function composeCall(events: readonly WaitingEvent[]): string {
  return `{"sentAt":"${new Date().toISOString()}","events":[${events.map(([, text]) => text)}]}`;
}

/**
 * Milliseconds until the next try: twice as long each time, up to some minutes, and then from the beginning. Random, so
 * that many senders don't all retry at the same time.
 */
export function getRetryMs(failures: number): number {
  return 5000 * 2 ** (failures % 7) * (1 + Math.random());
}
