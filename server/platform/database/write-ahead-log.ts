const patienceMs = 5000;
const pauseMs = 10;

type Connection = { pragma: (text: string) => unknown };

/**
 * Turns on the write-ahead log. SQLite's own patience doesn't cover this: while another process writes to a new file, or
 * turns the log on itself, SQLite refuses right away. Throws once that has lasted for five seconds.
 */
export function enableWriteAheadLog(connection: Connection): void {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      connection.pragma('journal_mode = wal');
      return;
    } catch (cause) {
      if (!isBusy(cause) || performance.now() > deadline) throw cause;
    }
    // The process is starting, so there's nothing else that a pause could hold up.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  }
}

function isBusy(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && String(cause.code).startsWith('SQLITE_BUSY');
}
