const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The day of an ISO time where the reader is: `2026-03-01T11:00:00.000Z` becomes `March 1, 2026`. */
export function formatDay(isoTime: string): string {
  return format.format(new Date(isoTime));
}
