import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Runs modules named `*.data.ts` at build time and replaces them with their values, so that browsers get data computed
 * from schemas without the schemas. Objects stay JSON, so that the server can find the carriers and replace them with
 * an operator's (`server/features/carriers/`).
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

function print(value: unknown): string {
  const json = JSON.stringify(value);
  return typeof value === 'object' ? `/* @__PURE__ */ JSON.parse(${JSON.stringify(json)})` : json;
}
