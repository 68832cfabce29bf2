import { useEffect, useState } from 'react';

/** How many milliseconds people wait before we tell them that it isn't their fault and offer another try. */
const patienceMs = 6000;

/** Whether the component has been waiting for too long without showing a message. */
export function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
