import { setTimeout as sleep } from 'node:timers/promises';
import { createMembers } from '../members.ts';
import { inspectWrites, type WriteReport } from './inspect-writes.ts';
import { createWrites, type Write } from './kill-writes.ts';
import { spawnServer } from './spawn-server.ts';

const maxDelayMs = 100;
const members = 500;

export type KillReport = WriteReport & { kills: number };

type Options = {
  folder: string;
  kills: number;
  /** More rounds follow until this many writes were acknowledged. */
  acknowledgements: number;
};

/**
 * Repeatedly starts the server on one database, writes to it from many clients, and kills it at a random moment. After
 * the next start, unacknowledged writes are sent again, like real clients do. In the end every acknowledged write must
 * be there once.
 */
export async function runKills({ folder, kills, acknowledgements }: Options): Promise<KillReport> {
  const file = `${folder}/kills.db`;
  const writes = createWrites(await createMembers(`file:${file}`, members));
  const acknowledged: Write[] = [];
  const unanswered: Write[] = [];
  let killed = 0;
  let onAcknowledged: () => void = () => undefined;
  /** Resolves at a random moment: after some more acknowledgments, however long they take, and a little later. */
  const waitForMoment = async () => {
    const wanted = acknowledged.length + Math.ceil((Math.random() * 2 * acknowledgements) / kills);
    const { promise, resolve } = Promise.withResolvers<void>();
    onAcknowledged = () => {
      if (acknowledged.length >= wanted) resolve();
    };
    await promise;
    await sleep(Math.random() * maxDelayMs);
  };

  const write = async (origin: string, isOver: () => boolean) => {
    while (!isOver()) {
      const one = unanswered.pop() ?? writes.next();
      const isStored = await one.send(origin).catch(() => false);
      if (isStored) acknowledged.push(one);
      else unanswered.push(one);
      onAcknowledged();
    }
  };

  while (killed < kills || acknowledged.length < acknowledgements) {
    await using server = await spawnServer({ databaseFile: file });
    let isOver = false;
    const clients = Array.from({ length: 16 }, () => write(server.origin, () => isOver));
    await waitForMoment();
    const exited = server.end('SIGKILL');
    isOver = true;
    await exited;
    await Promise.all(clients);
    killed += 1;
  }

  await using server = await spawnServer({ databaseFile: file });
  // Some acknowledged writes are also sent again.
  await Promise.all([...unanswered, ...acknowledged.slice(-50)].map((one) => one.send(server.origin)));
  await server.end('SIGTERM');
  return { kills: killed, ...(await inspectWrites(`file:${file}`, [...acknowledged, ...unanswered])) };
}
