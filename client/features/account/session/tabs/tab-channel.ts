import { brand } from '../../../../../shared/brand.ts';
import type { AuthEventName } from '../auth-state.ts';

/** Tabs only send the names of events. The details are loaded from the server. */
type TabChannel = { tell: (name: AuthEventName) => void; close: () => void };
export type OpenTabChannel = (hear: (name: string) => void) => TabChannel;

/** Connects the tabs of this browser. A tab doesn't receive its own events. */
export const openTabChannel: OpenTabChannel = (hear) => {
  const channel = new BroadcastChannel(`${brand.slug}.tabs`);
  channel.addEventListener('message', ({ data }) => hear(String(data)));
  return { tell: (name) => channel.postMessage(name), close: () => channel.close() };
};
