/** Makes something at its first use. A page's first `Intl` object takes a slow phone 200 ms, and most pages need none. */
export function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
