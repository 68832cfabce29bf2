import { randomUUID } from 'node:crypto';
import * as z from 'zod';

import type { PostgresDatabase } from '../database/database.ts';
import type { Logger } from '../observability/logger.ts';
import type { EventHub } from './event-hub.ts';

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
