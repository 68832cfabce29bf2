/**
 * Browser storage that never throws: private modes, full disks and disabled storage all behave like an empty one.
 * Values are JSON; what cannot be parsed reads as absent. Callers check the shape of what they read.
 */
export function readStored(area: 'local' | 'session', key: string): unknown {
  try {
    const text = openArea(area).getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether the value was kept. */
export function writeStored(area: 'local' | 'session', key: string, value: unknown): boolean {
  try {
    openArea(area).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(area: 'local' | 'session', key: string): void {
  try {
    openArea(area).removeItem(key);
  } catch {
    // A storage that refuses access holds nothing to remove.
  }
}

function openArea(area: 'local' | 'session'): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}
