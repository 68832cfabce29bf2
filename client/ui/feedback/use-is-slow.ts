import { useEffect, useState } from 'react';

/** How many milliseconds people wait before we tell them that it isn't their fault and offer another try. */
const patienceMs = 6000;

/** Whether the component has been waiting for too long without showing a message. */
export function useIsSlow(isWaiting = true, ms = patienceMs): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), ms);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting, ms]);
  return isSlow;
}
