import { type ComponentType, useEffect, useState } from 'react';
import { createRetryingLoader } from '../lib/retrying-loader.ts';
import { toast } from '../ui/feedback/toast-store.ts';

/**
 * How long to wait before fetching the region's code, in milliseconds. Fetching it early means that it's available
 * even if the network then fails.
 */
const restMs = 3000;

const loadRegion = createRetryingLoader(() => import('../ui/feedback/toast-region.tsx'));

/** Adds the toast region once the page has settled, or for the first toast if that comes earlier. */
export function ToastMount() {
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    if (Region) return;
    async function mount() {
      try {
        const { ToastRegion } = await loadRegion();
        setRegion(() => ToastRegion);
      } catch {
        // The next toast tries again, and then shows all that are waiting.
      }
    }
    const timer = setTimeout(mount, restMs);
    const stop = toast.subscribe(mount);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [Region]);
  return Region ? <Region /> : null;
}
