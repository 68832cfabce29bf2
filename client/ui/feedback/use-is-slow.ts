import { useEffect, useState } from 'react';

/** Milliseconds of waiting after which someone is told that it is not their error, and may ask again. */
const patienceMs = 6000;

/** Whether the component has been waiting for longer than people wait without a word. */
export function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
