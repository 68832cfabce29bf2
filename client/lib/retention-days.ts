/** Days for which this site keeps what somebody began in their browser, counted from the last change. */
export const retentionDays = 30;
const keptMs = retentionDays * 24 * 60 * 60 * 1000;

/** Both in epoch milliseconds; `savedAt` is the time of the last change. */
export function isExpired(savedAt: number, now: number): boolean {
  return now - savedAt > keptMs;
}
