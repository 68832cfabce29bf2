import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteSource } from '../../server/platform/site/site-source.ts';

const publicFolder = fileURLToPath(new URL('../../client/public', import.meta.url));

const has = (path: string) => existsSync(join(publicFolder, path));

/** A site without pages. In development, Vite serves them and asks the server for everything else. */
export function createPagelessSite(knowledgeFile: string): SiteSource {
  return {
    knowledgeFile,
    renderer: undefined,
    has,
    load: () => ({
      hashes: { styleHashes: [], scriptHashes: [] },
      has,
      namePath: () => undefined,
      serve: (_request, _response, next) => next(),
      serveNotFound(_request, response) {
        response.status(404).type('text/plain');
        response.send('In development the pages are at the address that `npm run dev` prints.\n');
      },
    }),
  };
}
