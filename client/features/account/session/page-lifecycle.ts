export type PageLifecycle = {
  /** The page is visible again, or the network is back. Timers may not have run in the meantime. */
  onWake: () => void;
  /** The page is being left. The browser may keep it in memory for Back. */
  onLeave: () => void;
};
export type WatchPage = (life: PageLifecycle) => () => void;

/** Returns a function that stops watching. */
export const watchPage: WatchPage = ({ onWake, onLeave }) => {
  const listening = new AbortController();
  const { signal } = listening;
  function wakeWhenSeen() {
    if (document.visibilityState === 'visible') onWake();
  }
  document.addEventListener('visibilitychange', wakeWhenSeen, { signal });
  window.addEventListener('online', onWake, { signal });
  window.addEventListener('pagehide', onLeave, { signal });
  return () => listening.abort();
};
