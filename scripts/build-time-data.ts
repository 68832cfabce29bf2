import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Runs modules named `*.data.ts` at build and puts their values in their place, so that browsers get what was made of
 * schemas without the schemas.
 */
export function buildTimeData(): Plugin {
  return {
    name: 'build-time-data',
    load: {
      filter: { id: /\.data\.ts$/ },
      async handler(id) {
        this.addWatchFile(id);
        const values: Record<string, unknown> = await import(pathToFileURL(id).href);
        const code = Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
        return { code, moduleType: 'js', moduleSideEffects: false };
      },
    },
  };
}
