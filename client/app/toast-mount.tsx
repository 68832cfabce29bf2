import { type ComponentType, useEffect, useState } from 'react';
import { createRetryingLoader } from '../lib/retrying-loader.ts';
import { toast } from '../ui/feedback/toast-store.ts';

/** Milliseconds after which the region's code is fetched, so that it is here when the network is not. */
const restMs = 3000;

const loadRegion = createRetryingLoader(() => import('../ui/feedback/toast-region.tsx'));

/** Puts the region of the toasts on the page once that is at rest, or with the first toast. */
export function ToastMount() {
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    if (Region) return;
    async function mount() {
      try {
        const { ToastRegion } = await loadRegion();
        setRegion(() => ToastRegion);
      } catch {
        // The next toast tries again, and then all that wait are shown.
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
