import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../../observability/logger.ts';
import type { PostgresDatabase } from '../database.ts';
import { serverLock } from '../engine-sql.ts';
import { withVerifiedTls } from './postgres-dialect.ts';

type Subscription = { onText: (text: string) => void; onGap: (() => void) | undefined };

type Options = { url: string; connectTimeoutMs: number; logger: Logger | undefined };

export type Listener = Pick<PostgresDatabase, 'listen'> & { close: () => Promise<void> };

const minPauseMs = 100;
const maxPauseMs = 500;

/** Listens on its own connection, which opens with the first channel and is replaced when it's lost. */
export function createListener({ url, connectTimeoutMs, logger }: Options): Listener {
  const channels = new Map<string, Subscription>();
  let client: pg.Client | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const connecting = new pg.Client({
      connectionString: withVerifiedTls(url),
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    });
    connecting.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.onText(payload));
    const lost = Promise.withResolvers<void>();
    connecting.on('error', () => lost.resolve());
    connecting.on('end', () => lost.resolve());
    try {
      await connecting.connect();
      await connecting.query(`select pg_advisory_lock_shared(${serverLock})`);
      for (const channel of channels.keys()) await listenTo(connecting, channel);
      if (isClosed) throw new Error('The listener is closed.');
    } catch (cause) {
      await connecting.end().catch(() => undefined);
      throw cause;
    }
    client = connecting;
    void lost.promise.then(() => reconnect(connecting));
  }

  async function reconnect(broken: pg.Client): Promise<void> {
    client = undefined;
    await broken.end().catch(() => undefined);
    if (isClosed) return;
    logger?.warn('lost the connection that listens to PostgreSQL');
    for (let pauseMs = minPauseMs; !isClosed; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      try {
        await connect();
        for (const { onGap } of channels.values()) onGap?.();
        return;
      } catch {
        // The pool's own queries fail in the meantime, which says enough.
        await pause(pauseMs, undefined, { ref: false });
      }
    }
  }

  return {
    async listen(channel, onText, onGap) {
      channels.set(channel, { onText, onGap });
      if (client) await listenTo(client, channel);
      else await connect();
    },
    async close() {
      isClosed = true;
      // With a query under way, this doesn't wait for a server that may have vanished.
      client?.query('select 1').catch(() => undefined);
      await client?.end();
    },
  };
}

async function listenTo(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
}
