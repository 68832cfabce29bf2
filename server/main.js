// JavaScript, because Node loads a compiler of 18 MiB for a first file in TypeScript, and never unloads it. The types of
// all other files are removed once, and kept in the cache.
import { enableCompileCache } from 'node:module';

// The database, its folder, and the other files of the server have people's data.
process.umask(0o077);
// Everything imported from here on is compiled at the first start, and loaded from the cache after that.
enableCompileCache();
const { start } = await import('./start.ts');
await start();
