import { listenForEmailConfirmed } from '../email-confirmed.ts';
import { followEvents, type StreamWorld } from './event-stream.ts';

/** Switches on and off what tells of changes made elsewhere: the server's events, and windows of this browser. */
export function createLiveUpdates(world: StreamWorld, onNews: () => void): (isWanted: boolean) => void {
  let following: AbortController | undefined;
  return (isWanted) => {
    if (isWanted === (following !== undefined)) return;
    following?.abort();
    following = isWanted ? new AbortController() : undefined;
    if (!following) return;
    listenForEmailConfirmed(onNews, following.signal);
    followEvents(world, onNews, following.signal);
  };
}
