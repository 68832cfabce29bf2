const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date as people read it: `2025-05-08` becomes `May 8, 2025`, in every time zone. */
export function formatLongDate(isoDate: string): string {
  return format.format(new Date(isoDate));
}
