import { brand } from '../../../../../shared/brand.ts';
import type { AuthEventName } from '../auth-state.ts';

/** Only the names of events travel: what they stand for is read from the server. */
type TabChannel = { tell: (name: AuthEventName) => void; close: () => void };
export type OpenTabChannel = (hear: (name: string) => void) => TabChannel;

/** Connects the tabs of this browser. No tab hears what it told the others. */
export const openTabChannel: OpenTabChannel = (hear) => {
  const channel = new BroadcastChannel(`${brand.slug}.tabs`);
  channel.addEventListener('message', ({ data }) => hear(String(data)));
  return { tell: (name) => channel.postMessage(name), close: () => channel.close() };
};
