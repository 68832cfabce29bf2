export type PageLifecycle = {
  /** The page can be seen again, or the network is back: timers may have slept. */
  onWake: () => void;
  /** The page is left; the browser may keep it for Back. */
  onLeave: () => void;
};
export type WatchPage = (life: PageLifecycle) => () => void;

/** Returns what ends the watching. */
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
