import { readFile } from 'node:fs/promises';
import { type Entry, searchIndexSchema } from './entries.ts';
import { createModel, createSearch, type Search } from './search.ts';

/** What the build writes for `loadSearch`. */
export function formatSearchIndex(entries: readonly Entry[]): string {
  const { features, rarity, scales, weights } = createModel(entries);
  const round = (value: number) => Number(value.toPrecision(6));
  return JSON.stringify({
    entries,
    features,
    rarity: rarity.map(round),
    scales: scales.map(round),
    weights: Buffer.from(weights.buffer).toString('base64'),
  });
}

/** What is known without the build's file. Fitting takes a second, so it's kept. */
let withoutPages: Search | undefined;

function fitEntries(entries: readonly Entry[]): Search {
  return createSearch(entries, createModel(entries));
}

/** Everything that the assistant can answer, as the build fitted it. Without the build's file, without the pages. */
export async function loadSearch(file: string): Promise<{ search: Search; warning?: string }> {
  try {
    const { entries, weights, ...model } = searchIndexSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    const bytes = Buffer.from(weights, 'base64');
    return {
      search: createSearch(entries, { ...model, weights: new Int8Array(bytes) }),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    // Only here, because the site's texts are many.
    const { listSiteEntries } = await import('./site-entries.ts');
    withoutPages ??= fitEntries(listSiteEntries());
    return {
      search: withoutPages,
      warning: `the assistant has no pages to answer from: ${reason}`,
    };
  }
}
