import type { Plugin } from 'vite';

/**
 * Sends every dynamic import in the built client through `globalThis.importAgain` (client/lib/import-again.ts), because
 * browsers remember a module that they couldn't fetch and never try it again.
 */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    renderChunk: (code) => code.replaceAll(/\bimport\((?=\s*[`'"]\.\/)/g, 'importAgain('),
  };
}
