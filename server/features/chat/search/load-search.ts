import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { type Entry, entrySchema, searchIndexSchema } from './entries.ts';
import { createModel, createSearch, type Search } from './search.ts';

const sliceLength = 50;

/** Writes what `loadSearch` reads. The weights have a file of their own, because there are millions of them. */
export function writeSearchIndex(file: string, entries: readonly Entry[]): void {
  const { features, rarity, scales, weights } = createModel(entries);
  const round = (value: number) => Number(value.toPrecision(6));
  const index = {
    entries,
    features: features.join('\n'),
    rarity: rarity.map(round).join('\n'),
    scales: scales.map(round),
  };
  writeFileSync(file, JSON.stringify(index));
  writeFileSync(nameWeights(file), weights);
}

function nameWeights(file: string): string {
  return `${file}.weights`;
}

/** What is known without the build's file. Fitting takes a second, so it's kept. */
let withoutPages: Promise<Search> | undefined;

function fitEntries(entries: readonly Entry[]): Promise<Search> {
  return createSearch(entries, createModel(entries));
}

/** Everything that the assistant can answer, as the build fitted it. Without the build's file, without the pages. */
export async function loadSearch(file: string): Promise<{ search: Search; warning?: string }> {
  try {
    const json: unknown = JSON.parse(await readFile(file, 'utf8'));
    const bytes = await readFile(nameWeights(file));
    const { entries: unchecked, scales, ...lines } = searchIndexSchema.parse(json);
    const entries: Entry[] = [];
    for (const one of unchecked) {
      if (entries.length % sliceLength === 0) await setImmediate();
      entries.push(entrySchema.parse(one));
    }
    const features = lines.features.split('\n');
    const rarity = lines.rarity.split('\n').map(Number);
    const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    if (weights.length !== entries.length * features.length)
      throw new Error('the weights are of another build');
    return { search: await createSearch(entries, { features, rarity, scales, weights }) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    // Only here, because the site's texts are many.
    const { listSiteEntries } = await import('./site-entries.ts');
    withoutPages ??= fitEntries(listSiteEntries());
    return {
      search: await withoutPages,
      warning: `the assistant has no pages to answer from: ${reason}`,
    };
  }
}
