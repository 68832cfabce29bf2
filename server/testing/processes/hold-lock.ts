import { once } from 'node:events';
import SqliteDatabase from 'better-sqlite3';

/** Another process that takes the write lock of the database file, reports it, and keeps it until told to end. */
const [file = '', mode = 'immediate'] = process.argv.slice(2);
const sqlite = new SqliteDatabase(file);
sqlite.exec(`begin ${mode}`);
process.send?.('locked');
await once(process, 'message');
sqlite.exec('commit');
sqlite.close();
process.disconnect();
