import { locale } from './locale.ts';

/** Makes something at its first use. A page's first `Intl` object takes a slow phone 200 ms, and most pages need none. */
export function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export function createDateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return whenNeeded(() => new Intl.DateTimeFormat(locale, options));
}

export function createNumberFormat(options?: Intl.NumberFormatOptions): () => Intl.NumberFormat {
  return whenNeeded(() => new Intl.NumberFormat(locale, options));
}
