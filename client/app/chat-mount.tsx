import { type ComponentType, useEffect, useState } from 'react';

/** How long to wait until the page has settled, in milliseconds. */
const restMs = 1000;

/** Adds the assistant once the page has settled. If its script can't load, everything else still works. */
export function ChatMount() {
  const [Dock, setDock] = useState<ComponentType>();
  useEffect(() => {
    async function mount() {
      const { ChatDock } = await import('./chat-dock.tsx');
      setDock(() => ChatDock);
    }
    // The next page tries again.
    const timer = setTimeout(() => mount().catch(() => undefined), restMs);
    return () => clearTimeout(timer);
  }, []);
  return Dock && <Dock />;
}
