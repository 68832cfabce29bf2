import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import * as z from 'zod';
import { type Entry, entrySchema } from './entries.ts';
import { buildIndex, createSearch, type Search, type SearchIndex } from './search.ts';

const sliceLength = 50;
const positions = z.map(z.string(), z.int());
const indexSchema: z.ZodType<SearchIndex> = z.object({
  model: z.object({
    features: positions,
    rarity: z.instanceof(Float64Array),
    weights: z.instanceof(Int8Array),
    scales: z.instanceof(Float64Array),
  }),
  texts: z.object({
    words: positions,
    starts: z.instanceof(Uint32Array),
    entries: z.instanceof(Uint16Array),
    scores: z.instanceof(Float32Array),
  }),
  ways: positions,
});

/** Takes seconds. */
export function packIndex(entries: readonly Entry[]): Buffer {
  return serialize(buildIndex(entries));
}

/** Writes what `loadSearch` reads: the entries, which the index has the ways of, and the index beside them. */
export function writeSearchIndex(file: string, entries: readonly Entry[], index: Buffer): void {
  writeFileSync(file, JSON.stringify(entries.map((entry) => ({ ...entry, ways: [] }))));
  writeFileSync(nameIndex(file), index);
}

function nameIndex(file: string): string {
  return `${file}.index`;
}

/** What is known without the build's file. Fitting takes a second, so it's kept. */
let withoutPages: Search | undefined;

/** Everything that the assistant can answer, as the build fitted it. Without the build's file, without the pages. */
export async function loadSearch(file: string): Promise<{ search: Search; warning?: string }> {
  try {
    const unchecked = z
      .array(z.unknown())
      .min(1)
      .parse(JSON.parse(await readFile(file, 'utf8')));
    const index = indexSchema.parse(deserialize(await readFile(nameIndex(file))));
    const entries: Entry[] = [];
    for (const one of unchecked) {
      // In slices, so that other requests come in between.
      if (entries.length % sliceLength === 0) await setImmediate();
      entries.push(entrySchema.parse(one));
    }
    if (index.model.scales.length !== entries.length) throw new Error('the index is of another build');
    return { search: createSearch(entries, index) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    // Only here, because the site's texts are many.
    const { listSiteEntries } = await import('./site-entries.ts');
    withoutPages ??= createSearch(listSiteEntries());
    return { search: withoutPages, warning: `the assistant has no pages to answer from: ${reason}` };
  }
}
