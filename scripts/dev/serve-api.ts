import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache();
const { start } = await import('../../server/start.ts');
const { writeEntries } = await import('../knowledge/write-knowledge.ts');
// The chat loads this with its first message, but Node only watches what is loaded.
await import('../../server/features/chat/turn.ts');
const { createPagelessSite } = await import('./pageless-site.ts');

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}.cache/dev`;
mkdirSync(folder, { recursive: true });
const knowledgeFile = `${folder}/knowledge.json`;
await writeEntries(root, knowledgeFile);
await start({ siteSource: createPagelessSite(knowledgeFile) });
