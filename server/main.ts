import { enableCompileCache } from 'node:module';

// What is imported from here on is compiled at the first start, and read from the cache at the next.
enableCompileCache();
const { start } = await import('./start.ts');
await start();
