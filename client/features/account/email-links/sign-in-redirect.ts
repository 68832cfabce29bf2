/** Why a person is on the callback page: with a code to exchange, after Google refused, or for no valid reason. */
export type SignInRedirect = { kind: 'code'; code: string } | { kind: 'google-failed' } | { kind: 'empty' };

/** `historyState` is what an earlier load of the page stored in its history entry. */
export function parseSignInRedirect(search: string, historyState: unknown): SignInRedirect {
  const parameters = new URLSearchParams(search);
  const code = parameters.get('code') || parseHistoryState(historyState);
  if (code) return { kind: 'code', code };
  return { kind: parameters.has('error') ? 'google-failed' : 'empty' };
}

/**
 * Returns what to store in the history entry for a reload. The page waits for a press, and phones unload tabs that
 * wait.
 */
export function toHistoryState(redirect: SignInRedirect): unknown {
  return redirect.kind === 'code' ? { code: redirect.code } : undefined;
}

function parseHistoryState(historyState: unknown): string {
  if (typeof historyState !== 'object' || historyState === null || !('code' in historyState)) return '';
  return typeof historyState.code === 'string' ? historyState.code : '';
}
