const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** An ISO time where the reader is: `Sunday, March 1 at 11:05 AM EST`. The zone is said, because mail travels. */
export function formatMoment(isoTime: string): string {
  return format.format(new Date(isoTime));
}
