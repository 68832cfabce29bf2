/**
 * Whether a client sends the same again: the server asked it to wait (429, 503), or a proxy answered in its place (408,
 * 502, 504, and 520 to 530). All other statuses are final.
 */
export function isRetryable(status: number): boolean {
  return /408|429|50[234]|52.|530/.test(`${status}`);
}

/** Browsers end a timer of more than 24 days at once, and no one waits that long anyway. */
const maxRetrySeconds = 86_400;

/** Returns the seconds from `now` (epoch milliseconds) in a `Retry-After` header, which has seconds or a date: a day at most. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (!header?.trim()) return undefined;
  const seconds = Number.isFinite(Number(header)) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(maxRetrySeconds, Math.max(0, Math.ceil(seconds)));
}
