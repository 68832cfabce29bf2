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
  return `${time}-7xxx-8xxx-xxxxxxxxxxxx`.replace(/x/g, () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (byte % 16).toString(16);
  });
}

/** Cuts texts to the length that the server accepts. */
export function writeEvent(event: object): string {
  // Only strings have a slice, because an event may not hold arrays.
  return JSON.stringify(event, (_key, value?: string) => value?.slice?.(0, maxTextLength) ?? value);
}

/** Removes from `waiting` the next events that fit into a call. Lengths are in characters. */
export function takeCall(waiting: Map<string, string>, maxEvents: number, maxLength: number): WaitingEvent[] {
  let length = 0;
  const taken: WaitingEvent[] = [];
  for (const entry of waiting) {
    length += entry[1].length;
    if (taken.length === maxEvents || (taken.length && length > maxLength)) break;
    taken.push(entry);
    waiting.delete(entry[0]);
  }
  return taken;
}

/** The sender's own time of sending lets the server correct a wrong clock. */
export function composeCall(events: readonly WaitingEvent[]): string {
  return `{"sentAt":"${new Date().toISOString()}","events":[${events.map(([, text]) => text)}]}`;
}

/** Milliseconds until the next try. Random, so that many senders don't all retry at the same time. */
export function getRetryMs(firstMs: number, failures: number): number {
  return firstMs * 2 ** failures * (1 + Math.random());
}
