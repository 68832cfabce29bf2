import { enableCompileCache } from 'node:module';

// Everything imported from here on is compiled at the first start, and loaded from the cache after that.
enableCompileCache();
const { start } = await import('./start.ts');
await start();
