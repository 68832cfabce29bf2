import type { ServerResponse } from 'node:http';

/**
 * Runs `work` once the response is sent or its client is gone. Other open pages of this browser react to a change with
 * a request right away, and they need the cookie that comes with this response.
 */
export function runOnResponseClosed(response: ServerResponse, work: () => void): void {
  if (response.closed) work();
  else response.once('close', work);
}
