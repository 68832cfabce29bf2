/** What brought somebody to the callback page: a code to exchange, Google's refusal, or nothing of use. */
export type Arrival = { kind: 'code'; code: string } | { kind: 'google-failed' } | { kind: 'empty' };

export function readArrival(search: string): Arrival {
  const parameters = new URLSearchParams(search);
  const code = parameters.get('code');
  if (code) return { kind: 'code', code };
  return { kind: parameters.has('error') ? 'google-failed' : 'empty' };
}
