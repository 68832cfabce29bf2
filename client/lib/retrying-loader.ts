/** How long a failed load stays failed, in milliseconds: long enough for React to show it instead of trying for ever. */
const defaultRestMs = 1000;

/** Loads once and shares the result. A load that failed may be tried again a moment later. */
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
