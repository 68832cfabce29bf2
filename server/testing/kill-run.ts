import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
import { createWrites, type Write, type WriteKind } from './kill-writes.ts';
import { findFreePort } from './listen-on-loopback.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const shortestRunMs = 100;
const longestRunMs = 900;

export type KillReport = {
  kills: number;
  /** By kind of write, how many were acknowledged. */
  acknowledged: Record<WriteKind, number>;
  /** What was acknowledged and is not there. */
  missing: string[];
  /** What is there more than once. */
  repeated: string[];
  integrity: unknown;
  brokenKeys: unknown[];
};

type Options = {
  folder: string;
  kills: number;
  /** More rounds follow until so many writes were acknowledged. */
  acknowledgements: number;
};

/**
 * Starts the server again and again on one database, writes to it from many clients, and kills it at a random moment.
 * What was not acknowledged is sent again after the next start, as clients do. In the end every acknowledged write must
 * be there once.
 */
export async function runKills({ folder, kills, acknowledgements }: Options): Promise<KillReport> {
  const file = `${folder}/kills.db`;
  const writes = createWrites();
  const acknowledged: Write[] = [];
  const unanswered: Write[] = [];
  let killed = 0;

  const write = async (origin: string, isOver: () => boolean) => {
    while (!isOver()) {
      const one = unanswered.pop() ?? writes.next();
      const isStored = await one.send(origin).catch(() => false);
      if (isStored) acknowledged.push(one);
      else unanswered.push(one);
    }
  };

  while (killed < kills || acknowledged.length < acknowledgements) {
    const { child, origin } = await startServer(file);
    const exited = once(child, 'exit');
    let isOver = false;
    const clients = Array.from({ length: 16 }, () => write(origin, () => isOver));
    await sleep(shortestRunMs + Math.random() * (longestRunMs - shortestRunMs));
    child.kill('SIGKILL');
    isOver = true;
    await exited;
    await Promise.all(clients);
    killed += 1;
  }

  const { child, origin } = await startServer(file);
  // Some of what was acknowledged comes once more, too.
  await Promise.all([...unanswered, ...acknowledged.slice(-50)].map((one) => one.send(origin)));
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  return { kills: killed, ...inspect(file, [...acknowledged, ...unanswered]) };
}

function inspect(file: string, written: readonly Write[]): Omit<KillReport, 'kills'> {
  const database = new SqliteDatabase(file, { readonly: true });
  try {
    const acknowledged: KillReport['acknowledged'] = { beacon: 0, referral: 0, contact: 0, account: 0 };
    const missing: string[] = [];
    const repeated: string[] = [];
    for (const { kind, ids, count } of written) {
      acknowledged[kind] += 1;
      for (const id of ids) {
        const rows = Number(database.prepare(count).pluck().get(id));
        if (rows === 0) missing.push(`${kind} ${id}`);
        if (rows > 1) repeated.push(`${kind} ${id}`);
      }
    }
    const events = Number(database.prepare('select count(*) from analytics_events').pluck().get());
    const counted = Number(
      database.prepare("select sum(count) from analytics_ingestion where outcome = 'accepted'").pluck().get(),
    );
    const totals = Number(database.prepare('select sum(events) from analytics_daily').pluck().get());
    if (counted !== events || totals !== events) missing.push(`totals: ${counted}, ${totals} of ${events}`);
    return {
      acknowledged,
      missing,
      repeated,
      integrity: database.pragma('integrity_check', { simple: true }),
      brokenKeys: [database.pragma('foreign_key_check')].flat(),
    };
  } finally {
    database.close();
  }
}

async function startServer(file: string): Promise<{ child: ChildProcess; origin: string }> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATABASE_URL: `file:${file}`,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'error',
    },
  });
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await sleep(10);
  }
  return { child, origin };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${origin}/readyz`);
    return ok;
  } catch {
    return false;
  }
}
