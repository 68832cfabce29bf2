/** Calls back when the page is seen again, or the network is back. Returns what ends that. */
export function watchReturn(onReturn: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') onReturn();
    },
    { signal },
  );
  window.addEventListener('focus', onReturn, { signal });
  window.addEventListener('online', onReturn, { signal });
  return () => listening.abort();
}
