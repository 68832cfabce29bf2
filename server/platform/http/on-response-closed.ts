import type { ServerResponse } from 'node:http';

/**
 * Runs `work` once the response has been sent or its client is gone. This browser's other pages react to a change with
 * a request right away, and they need the cookie in this response.
 */
export function runOnResponseClosed(response: ServerResponse, work: () => void): void {
  if (response.closed) work();
  else response.once('close', work);
}
