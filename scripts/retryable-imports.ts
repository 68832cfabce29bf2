import type { Plugin } from 'vite';

/**
 * Sends every dynamic import in the built client through `globalThis.importAgain` (client/lib/import-again.ts), because
 * browsers remember a module that couldn't be fetched and never try again.
 */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    renderChunk: (code) => code.replaceAll(/\bimport\((?=\s*[`'"]\.\/)/g, 'importAgain('),
  };
}
