import { once } from 'node:events';
import SqliteDatabase from 'better-sqlite3';

/** Another process: it takes the write lock of the database file, says so, and keeps it until it is told to end. */
const [file = '', mode = 'immediate'] = process.argv.slice(2);
const sqlite = new SqliteDatabase(file);
sqlite.exec(`begin ${mode}`);
process.send?.('locked');
await once(process, 'message');
sqlite.exec('commit');
sqlite.close();
process.disconnect();
