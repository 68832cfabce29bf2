/** A fake local storage whose keys are its own properties, as in browsers. */
export function createFakeStorage(content: Record<string, string> = {}) {
  const storage: Record<string, unknown> = { ...content };
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value });
  return storage;
}
