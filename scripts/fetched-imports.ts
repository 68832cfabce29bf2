import type { Plugin } from 'vite';

/**
 * Sends every dynamic import in the built client through `globalThis.importFetched` (client/lib/import-fetched.ts), so that
 * a script that was lost on the way can be asked for again.
 */
export function fetchedImports(): Plugin {
  return {
    name: 'fetched-imports',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    renderChunk: (code) => code.replaceAll(/\bimport\((?=\s*[`'"]\.\/)/g, 'importFetched('),
  };
}
