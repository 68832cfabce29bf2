import type { ServerResponse } from 'node:http';

/**
 * Runs `work` once the answer has left or its client is gone. Open pages of the same browser that hear of a change ask
 * about it at once: the cookie that they ask with comes with this answer.
 */
export function runOnResponseClosed(response: ServerResponse, work: () => void): void {
  if (response.closed) work();
  else response.once('close', work);
}
