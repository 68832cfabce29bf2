/** PostgreSQL couldn't be reached, or ended the connection. Its driver gives no code for most of these errors. */
export class DatabaseUnreachable extends Error {
  readonly code = 'DATABASE_UNREACHABLE';
  override readonly name = 'DatabaseUnreachable';
}

// In PostgreSQL's codes, 55P03 is a lock that took too long, 40001 and 40P01 are transactions that got in each other's
// way, and 57014 is a statement that took too long.
const locked = /^(?:SQLITE_BUSY.*|55P03|40001|40P01|57014)$/;
// A full, busy, or failing disk; a server that starts, stops, is a standby, has no connection left, or lets no one in.
const unavailable =
  /^(?:SQLITE_(?:FULL|BUSY|IOERR|READONLY|CANTOPEN).*|DATABASE_UNREACHABLE|08...|28...|3D000|53...|57P0[123]|58030|25006)$/;
const orphaned = /^(?:SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/;

/** Whether work failed because other work holds a lock. It may succeed soon. */
export function isLocked(cause: unknown): boolean {
  return locked.test(getCode(cause));
}

/** Whether PostgreSQL ended a transaction because another one, or a change that a replica receives, was in its way. */
export function isConflict(cause: unknown): boolean {
  return /^(?:40001|40P01)$/.test(getCode(cause));
}

/** Whether the database couldn't store or answer anything at the moment. These problems pass, unlike bugs. */
export function isStorageError(cause: unknown): boolean {
  return unavailable.test(getCode(cause));
}

/** Whether a row referred to another that no longer exists. */
export function isOrphaned(cause: unknown): boolean {
  return orphaned.test(getCode(cause));
}

/** Whether PostgreSQL doesn't have a table, because another process has dropped it a moment ago. */
export function isMissing(cause: unknown): boolean {
  return getCode(cause) === '42P01';
}

/** The code that SQLite, PostgreSQL, or the system gave an error, or ''. */
export function getCode(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : '';
}
