/** Keeps what was found for an object as long as the object itself, because the same words are read several times. */
export function keepBy<Key extends object, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const kept = new WeakMap<Key, { found: Found }>();
  return (key) => {
    const known = kept.get(key) ?? { found: find(key) };
    kept.set(key, known);
    return known.found;
  };
}
