/**
 * Runs the listener when another tab writes or removes the value of this key in local storage. Returns the function that
 * ends it.
 */
export function followStoredValue(key: string, listener: (isStored: boolean) => void): () => void {
  // A null key means that everything was cleared; what is on screen stays until it is changed here.
  const follow = (event: StorageEvent) => event.key === key && listener(event.newValue !== null);
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
