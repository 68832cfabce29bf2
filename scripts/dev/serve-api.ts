import { mkdirSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache();
const { start } = await import('../../server/start.ts');
const { listSections } = await import('../knowledge/list-sections.ts');
// The chat's worker thread loads this, but Node only watches what this thread has loaded.
await import('../../server/features/chat/converse.ts');
const { createPagelessSite } = await import('./pageless-site.ts');

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}.cache/dev`;
mkdirSync(folder, { recursive: true });
const knowledgeFile = `${folder}/knowledge.json`;
writeFileSync(knowledgeFile, JSON.stringify({ sections: listSections() }));
await start({ siteSource: createPagelessSite(knowledgeFile) });
