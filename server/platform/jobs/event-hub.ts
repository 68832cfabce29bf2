import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { AuthEventName } from '../../../shared/api/auth-user.ts';
import type { PostgresDatabase } from '../database/database.ts';
import type { Logger } from '../observability/logger.ts';

/** Something that a person's open pages need to know. If it has a session id, it is only for that session. */
export type AuthEvent = { name: AuthEventName; userId: string; sessionId?: string };

type Subscriber = {
  userId: string;
  onEvent: (event: AuthEvent) => void;
  /** Called when the hub closes because the process is about to stop. */
  onClose: () => void;
};

/** Publish and subscribe within this process. Events without a listener are dropped. */
export type EventHub = ReturnType<typeof createEventHub>;

export function createEventHub() {
  const byUser = new Map<string, Set<Subscriber>>();
  let total = 0;
  let isClosed = false;
  return {
    /** Call it after the commit. */
    publish(event: AuthEvent) {
      for (const subscriber of [...(byUser.get(event.userId) ?? [])]) subscriber.onEvent(event);
    },
    /** Returns a function that ends the subscription. A closed hub calls `onClose` immediately. */
    subscribe(subscriber: Subscriber): () => void {
      if (isClosed) {
        subscriber.onClose();
        return () => undefined;
      }
      const subscribers = byUser.get(subscriber.userId) ?? new Set();
      byUser.set(subscriber.userId, subscribers.add(subscriber));
      total += 1;
      return () => {
        if (!subscribers.delete(subscriber)) return;
        total -= 1;
        if (subscribers.size === 0) byUser.delete(subscriber.userId);
      };
    },
    /** Counts one person's subscriptions, or all of them. */
    count: (userId?: string) => (userId === undefined ? total : (byUser.get(userId)?.size ?? 0)),
    /** Ends all subscriptions. The pages then reconnect and load what they missed. */
    interrupt,
    close() {
      isClosed = true;
      interrupt();
    },
  };

  function interrupt() {
    for (const subscriber of [...byUser.values()].flatMap((subscribers) => [...subscribers])) {
      subscriber.onClose();
    }
  }
}

const channel = 'auth_events';

/** An event contains only ids. The pages that receive it load everything else. */
const sentSchema = z.object({
  from: z.string(),
  event: z.object({
    name: z.enum(['email_confirmed', 'signed_out', 'user_updated']),
    userId: z.string(),
    sessionId: z.string().exactOptional(),
  }),
});

/** Publishes events to all processes. After an interruption, open pages reconnect and load what they missed. */
export async function shareEvents(
  hub: EventHub,
  { db, listen, notify }: Pick<PostgresDatabase, 'db' | 'listen' | 'notify'>,
  logger: Logger,
): Promise<EventHub> {
  const self = randomUUID();
  await listen(
    channel,
    (text) => {
      const { from, event } = sentSchema.parse(JSON.parse(text));
      if (from !== self) hub.publish(event);
    },
    hub.interrupt,
  );
  return {
    ...hub,
    publish(event) {
      hub.publish(event);
      notify(db, channel, JSON.stringify({ from: self, event })).catch((cause: unknown) => {
        logger.warn({ err: cause }, 'an event could not be sent to the other processes');
      });
    },
  };
}
