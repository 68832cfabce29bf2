import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const packages = 'node_modules/@fontsource-variable';

/** Latin with the accents in names, and the marks in the site's texts. */
const characters = [...rangeOf(0x20, 0x7e), ...rangeOf(0xa0, 0xff), ...'ŁłŐőŒœŠšŸŽž–—‘’“”•…×′″→←↗−™€'].join(
  '',
);

const fonts = [
  {
    source: `${packages}/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2`,
    target: 'client/ui/fonts/source-serif-4.woff2',
    // The serif starts at 20 px and is never bolder than semibold.
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 20, max: 60 } },
  },
  {
    source: `${packages}/figtree/files/figtree-latin-wght-normal.woff2`,
    target: 'client/ui/fonts/figtree.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
];

function rangeOf(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/**
 * Reduces the two typefaces to the characters, weights, and sizes in use, which halves their size. Runs before a build.
 */
export async function subsetFonts(root: string): Promise<void> {
  mkdirSync(`${root}client/ui/fonts`, { recursive: true });
  for (const { source, target, axes } of fonts) {
    const recipe = JSON.stringify({ source, axes, characters });
    const recipeFile = `${root}${target}.recipe.json`;
    if (
      existsSync(`${root}${target}`) &&
      existsSync(recipeFile) &&
      readFileSync(recipeFile, 'utf8') === recipe
    )
      continue;
    const subset = await subsetFont(readFileSync(`${root}${source}`), characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    writeFileSync(`${root}${target}`, subset);
    writeFileSync(recipeFile, recipe);
  }
}
