import { enableCompileCache } from 'node:module';

// The database, its folder, and the server's other files contain people's data.
process.umask(0o077);
// Everything imported after this is compiled at the first start, and loaded from the cache after that.
enableCompileCache();
const { start } = await import('./start.ts');
await start();
