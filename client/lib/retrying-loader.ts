/** How long a failed load isn't retried, in milliseconds, so that React shows the error instead of retrying forever. */
const defaultRestMs = 1000;

/** Loads once and shares the result. A failed load can be retried a moment later. */
export function createRetryingLoader<T>(load: () => Promise<T>, restMs = defaultRestMs): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    if (!loading) {
      loading = load();
      loading.catch(() => {
        setTimeout(() => {
          loading = undefined;
        }, restMs);
      });
    }
    return loading;
  };
}
