import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The carriers in docs/operating.md, which have no names in common with the built-in ones. */
export function loadExampleCarriers(): Record<string, unknown>[] {
  const page = readFileSync(fileURLToPath(new URL('../../../../docs/operating.md', import.meta.url)), 'utf8');
  const [, example = ''] = /## Carriers and referral links.*?```json\n(.*?)```/s.exec(page) ?? [];
  return JSON.parse(example);
}

/** Writes them with their logos into a folder, and returns the path for CARRIERS_FILE. */
export function writeSecondCarriers(
  folder: string,
  carriers = loadExampleCarriers(),
  count = carriers.length,
): string {
  mkdirSync(`${folder}/logos`, { recursive: true });
  for (const id of ['harborlight', 'seawall', 'tidepool']) {
    const title = `<title>${id}</title>`;
    writeFileSync(
      `${folder}/logos/${id}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${title}</svg>`,
    );
  }
  writeFileSync(`${folder}/carriers.json`, JSON.stringify(carriers.slice(0, count)));
  return `${folder}/carriers.json`;
}
