/**
 * Whether a client sends the same again: the server asked it to wait (429, 503), or a proxy answered in its place (408,
 * 502, 504, and 520 to 530). All other statuses are final.
 */
export function isRetryable(status: number): boolean {
  return /408|429|50[234]|52\d|530/.test(`${status}`);
}
