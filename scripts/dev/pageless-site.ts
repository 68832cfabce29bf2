import type { SiteSource } from '../../server/platform/site/site-source.ts';

/** A site without pages. In development, Vite serves them and asks the server for everything else. */
export function createPagelessSite(knowledgeFile: string): SiteSource {
  return {
    knowledgeFile,
    load: () => ({
      hashes: { styleHashes: [], scriptHashes: [] },
      has: () => false,
      readText: () => undefined,
      namePath: () => undefined,
      serve: (_request, _response, next) => next(),
      serveNotFound(_request, response) {
        response.status(404).type('text/plain');
        response.send('In development the pages are at the address that `npm run dev` prints.\n');
      },
    }),
  };
}
