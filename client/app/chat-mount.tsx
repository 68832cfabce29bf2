import { type ComponentType, useEffect, useState } from 'react';

/** Milliseconds after which the page counts as at rest. */
const restMs = 1000;

/** Puts the assistant on the page once that is at rest. Without its script there is none, and nothing else is missing. */
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
