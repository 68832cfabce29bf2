const patienceMs = 5000;
const pauseMs = 10;

type Connection = { pragma: (text: string) => unknown };

/**
 * Turns on the write-ahead log. SQLite's busy timeout doesn't cover this: while another process writes to a new file,
 * or turns on the log itself, SQLite fails immediately. Throws once that has lasted five seconds.
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
    // The process is still starting, so blocking doesn't delay anything else.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  }
}

function isBusy(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && String(cause.code).startsWith('SQLITE_BUSY');
}
