/** Why a person is on the callback page: a code to exchange, Google's refusal, or nothing of use. */
export type Arrival = { kind: 'code'; code: string } | { kind: 'google-failed' } | { kind: 'empty' };

/** `historyState`: what an earlier load of the page has kept with its entry of the browser's history. */
export function readArrival(search: string, historyState: unknown): Arrival {
  const parameters = new URLSearchParams(search);
  const code = parameters.get('code') || readKept(historyState);
  if (code) return { kind: 'code', code };
  return { kind: parameters.has('error') ? 'google-failed' : 'empty' };
}

/** What stays with the entry of the history, for a reload: the page waits for a press, and phones drop waiting tabs. */
export function keepArrival(arrival: Arrival): unknown {
  return arrival.kind === 'code' ? { code: arrival.code } : undefined;
}

function readKept(historyState: unknown): string {
  if (typeof historyState !== 'object' || historyState === null || !('code' in historyState)) return '';
  return typeof historyState.code === 'string' ? historyState.code : '';
}
