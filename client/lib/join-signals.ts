/** `AbortSignal.any`, which browsers from before 2024 don't have. */
export function joinSignals(...signals: readonly AbortSignal[]): AbortSignal {
  const joined = new AbortController();
  for (const signal of signals) {
    const follow = () => joined.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow);
  }
  return joined.signal;
}
