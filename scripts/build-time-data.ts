import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Runs modules named `*.data.ts` at build time and replaces them with their values, so that browsers get data computed
 * from schemas without the schemas.
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
          .map(([name, value]) => `export const ${name} = ${print(value)};`)
          .join('\n');
        return { code, moduleType: 'js', moduleSideEffects: false };
      },
    },
  };
}

/** Browsers parse JSON faster than a script, which is noticeable with large values. */
const largeLength = 10_000;

function print(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > largeLength ? `/* @__PURE__ */ JSON.parse(${JSON.stringify(json)})` : json;
}
