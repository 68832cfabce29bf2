import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** How long to wait for the page to settle, in milliseconds. */
const restMs = 1000;

/** Adds a component whose script loads once the page has settled. If it can't load, everything else still works. */
function createLateMount(load: () => Promise<ComponentType>): () => ReactNode {
  return function LateMount() {
    const [Loaded, setLoaded] = useState<ComponentType>();
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout>;
      // A script that is lost is asked for again, after twice as long each time.
      function loadAfter(ms: number) {
        timer = setTimeout(
          () =>
            load().then(
              (component) => setLoaded(() => component),
              () => loadAfter(ms * 2),
            ),
          ms,
        );
      }
      loadAfter(restMs);
      return () => clearTimeout(timer);
    }, []);
    return Loaded && <Loaded />;
  };
}

export const ChatMount = createLateMount(async () => (await import('./chat-dock.tsx')).ChatDock);
/** Only for visitors whose link names a campaign. */
export const CampaignMount = createLateMount(async () =>
  window.location.search.includes('utm_')
    ? (await import('../features/campaign/campaign-note.tsx')).CampaignNote
    : () => null,
);
export const ThemeMount = createLateMount(
  async () => (await import('../features/theme/theme-choice.tsx')).ThemeChoice,
);
