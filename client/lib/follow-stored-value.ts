/**
 * Calls the listener when another tab writes or removes this key's value in local storage. Returns a function that
 * stops listening.
 */
export function followStoredValue(key: string, listener: (isStored: boolean) => void): () => void {
  // A null key means that all storage was cleared. What is on screen stays until the person changes it here.
  const follow = (event: StorageEvent) => event.key === key && listener(event.newValue !== null);
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
