import { useEffect, useState } from 'react';

/** The whole seconds until `endsAt` (epoch milliseconds), updated once a second. 0 after that. */
export function useCountdown(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= endsAt;

  useEffect(() => {
    setNow(Date.now());
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);

  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}
