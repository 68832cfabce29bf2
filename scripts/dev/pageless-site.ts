import type { SiteSource } from '../../server/platform/site/site-source.ts';

/** No pages at all: in development Vite serves them, and asks the server for everything else. */
export function createPagelessSite(knowledgeFile: string): SiteSource {
  return {
    styleHashes: [],
    knowledgeFile,
    load: () => ({
      has: () => false,
      serve: () => undefined,
      serveNotFound(_request, response) {
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end('In development the pages are at the address that `npm run dev` prints.\n');
      },
    }),
  };
}
