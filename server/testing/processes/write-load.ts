import { setTimeout as sleep } from 'node:timers/promises';
import type { Write } from './kill-writes.ts';

/** How long a client waits before it tries again. */
const retryMs = 20;
const maxTries = 20;

/** Clients that write until they're told to stop, and retry what wasn't acknowledged, as real clients do. */
export function startWriteLoad(writes: { next: () => Write }, clients: number, pickOrigin: () => string) {
  const acknowledged: Write[] = [];
  const unanswered: Write[] = [];
  const waiting = new Set<() => void>();
  let refused = 0;
  let isOver = false;
  const running = Promise.all(
    Array.from({ length: clients }, async () => {
      while (!isOver) {
        const one = unanswered.shift() ?? writes.next();
        if (await one.send(pickOrigin()).catch(() => false)) {
          acknowledged.push(one);
          for (const check of waiting) check();
        } else {
          refused += 1;
          unanswered.push(one);
          await sleep(retryMs);
        }
      }
    }),
  );
  return {
    countAcknowledged: () => acknowledged.length,
    countRefused: () => refused,
    /** Resolves once this many more writes were acknowledged, however long it takes. */
    async waitForWrites(count: number): Promise<void> {
      const wanted = acknowledged.length + count;
      const { promise, resolve } = Promise.withResolvers<void>();
      const check = () => {
        if (acknowledged.length >= wanted) resolve();
      };
      waiting.add(check);
      check();
      await promise;
      waiting.delete(check);
    },
    /** Ends the load, sends what wasn't acknowledged and some of the rest once more, and returns all of it. */
    async end(origin: string): Promise<readonly Write[]> {
      isOver = true;
      await running;
      await Promise.all([...unanswered, ...acknowledged.slice(-50)].map((one) => sendAgain(one, origin)));
      return [...acknowledged, ...unanswered];
    },
  };
}

/** A busy machine may need several tries. Throws why the last one failed. */
async function sendAgain(one: Write, origin: string): Promise<void> {
  for (let left = maxTries; left > 0; left -= 1) {
    try {
      if (await one.send(origin)) return;
    } catch (cause) {
      if (left === 1) throw cause;
    }
    await sleep(retryMs);
  }
}
