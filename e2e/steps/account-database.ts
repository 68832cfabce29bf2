import { randomInt } from 'node:crypto';
import Database from 'better-sqlite3';
import type { RunningServer } from '../start-server.ts';

// Simulates the passing of time in the server's own database file, because tests don't wait.

const minuteMs = 60_000;

/** Makes the last proof of identity too old for sensitive changes. */
export function ageSignIns(server: RunningServer, email: string): void {
  const set = 'authenticated_at = ?, second_factor_at = null';
  run(server, `update sessions set ${set} where user_id = ${userOf}`, [past(11), email]);
}

/** Ends the hour of the sessions, which a refresh renews. */
export function endHour(server: RunningServer, email: string): void {
  run(server, `update sessions set expires_at = ? where user_id = ${userOf}`, [past(1), email]);
}

/** Ends the waits before another email or text. */
export function endWaits(server: RunningServer, recipient: string): void {
  setWaits(server, recipient, past(10));
}

/** Acts as if the newest message to a recipient had just been sent, because a busy machine may have been slow since. */
export function startWaits(server: RunningServer, recipient: string): void {
  setWaits(server, recipient, past(0));
}

function setWaits(server: RunningServer, recipient: string, sentAt: string): void {
  run(server, 'update users set confirmation_sent_at = ? where ? in (email, unproven_email, new_email)', [
    sentAt,
    recipient,
  ]);
  // The recipients of counted messages are hashes, so this changes all recent ones.
  run(server, 'update sends set sent_at = ? where sent_at > ?', [sentAt, past(10)]);
}

/** Makes emailed links and texted codes too old. */
export function expireCodes(server: RunningServer, recipient: string): void {
  run(server, 'update codes set expires_at = ? where target = ?', [past(1), recipient]);
}

/** Makes the app show a code other than the last used one. */
export function endCodeOfApp(server: RunningServer, email: string): void {
  run(server, `update factors set last_used_step = null where user_id = ${userOf}`, [email]);
}

/** Stores a delivery that was given up. */
export function storeFailedDelivery(server: RunningServer, error: string): void {
  run(
    server,
    `insert into jobs (kind, payload, run_at, attempts, created_at, failed_at, last_error)
     values ('referral webhook', '{}', ?, 30, ?, ?, ?)`,
    [past(2), past(2000), past(1), error],
  );
}

/** Every row of every table as one text. */
export function dumpDatabase(server: RunningServer): string {
  return withDatabase(server, (database) => {
    const tables = database
      .prepare<[], { name: string }>("select name from sqlite_master where type = 'table'")
      .all();
    return tables
      .map(({ name }) => JSON.stringify(database.prepare(`select * from "${name}"`).all()))
      .join('\n');
  });
}

/** A number that no other test uses. */
export function createPhone(): string {
  // The exchange 976 is a premium one.
  return `+1202${randomInt(2_000_000, 9_700_000)}`;
}

const userOf = '(select id from users where ? in (email, unproven_email))';

function past(minutes: number): string {
  return new Date(Date.now() - minutes * minuteMs).toISOString();
}

function run(server: RunningServer, statement: string, values: readonly string[]): void {
  withDatabase(server, (database) => database.prepare(statement).run(...values));
}

function withDatabase<T>(server: RunningServer, use: (database: Database.Database) => T): T {
  const database = new Database(server.databaseFile);
  try {
    return use(database);
  } finally {
    database.close();
  }
}
