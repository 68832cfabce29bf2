import { enableCompileCache } from 'node:module';

// The database, its folder, and the other files of the server have people's data.
process.umask(0o077);
// Everything imported from here on is compiled at the first start, and loaded from the cache after that.
enableCompileCache();
const { start } = await import('./start.ts');
await start();
