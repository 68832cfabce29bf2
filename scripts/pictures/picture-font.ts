import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { loadOrCreate } from './picture-cache.ts';

const source =
  'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2';
/** The site's display weight, at the optical size of a headline. */
const variationAxes = { wght: 580, opsz: 48 };
/** Latin letters with accents, and typographic marks. */
const characters = String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0x17f)).concat('–—‘’“”•…');

/** The font's name in a picture's text. */
export const pictureFontFamily = 'Source Serif 4';

/**
 * Creates a TrueType file of the brand's serif in one weight, which the renderer needs. The file is cached. Returns its
 * path.
 */
export async function createPictureFont(root: string, cacheFolder: string): Promise<string> {
  const woff = readFileSync(`${root}${source}`);
  const recipe = createHash('sha256').update(woff).update(JSON.stringify({ variationAxes, characters }));
  const file = `${cacheFolder}/serif-${recipe.digest('hex').slice(0, 16)}.ttf`;
  await loadOrCreate(file, () => subsetFont(woff, characters, { targetFormat: 'truetype', variationAxes }));
  return file;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
