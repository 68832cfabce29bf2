/** Says what failed, and what to do about it where the system's or the database's own words don't. */
export function explainFailure(cause: unknown): string {
  const { code, path }: { code?: unknown; path?: unknown } = Object(cause);
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/no such (table|column)|(relation|column) ".+" does not exist/.test(message)) {
    return `The database is older than this program (${message}). Start the server, or run \`npm run migrate\`.`;
  }
  if (/statement pooling mode/.test(message)) {
    return `${message}. Set pool_mode = session in PgBouncer, or connect to PostgreSQL itself.`;
  }
  if (typeof code !== 'string') return message;
  if (code === '25006')
    return `${message}. Connect to the primary, and look for default_transaction_read_only.`;
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') {
    return 'The disk is full. Make room, and run the command again.';
  }
  // SQLite says nothing else when it finds no room for the file next to the database that its processes share.
  if (code.startsWith('SQLITE_IOERR')) {
    return `The database’s disk is full or failing (${message}). Make room, and run the command again.`;
  }
  if (/^SQLITE_(?:NOTADB|CORRUPT)/.test(code)) {
    return `The database is damaged, or another kind of file (${message}). Correct DATABASE_URL, or restore a backup: docs/operating.md, "Data".`;
  }
  if (/^SQLITE_(?:CANTOPEN|READONLY)/.test(code)) {
    return `The database can’t be opened (${message}). SQLite writes next to its file even to read it, so this user must be able to write to it and its folder.`;
  }
  if (/^E[A-Z]+$/.test(code) && typeof path === 'string') {
    return `${path} can’t be read or written (${code}). Check the path, and what this user may do there.`;
  }
  return message;
}
