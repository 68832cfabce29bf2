import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { loadOrCreate } from '../cached-file.ts';

export type PictureRenderer = {
  /** Returns the width of a line of text in pixels. */
  measure: (text: string, fontSize: number) => number;
  /** Renders an SVG as a PNG of this width. Pictures that were rendered before come from the cache. */
  render: (svg: string, width: number) => Promise<Buffer>;
};

const measuredSize = 100;

/** Uses only the brand's serif, so that a picture is the same on every machine. */
export async function createPictureRenderer(root: string): Promise<PictureRenderer> {
  const cacheFolder = `${root}.cache/pictures`;
  const fontFile = await createPictureFont(root, cacheFolder);
  const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: pictureFontFamily };
  /** By text, for a font size of 1. */
  const widths = new Map<string, number>();
  return {
    measure(text, fontSize) {
      const known = widths.get(text);
      if (known !== undefined) return known * fontSize;
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text font-size="${measuredSize}">${escaped}</text></svg>`;
      const width = (new Resvg(svg, { font }).getBBox()?.width ?? 0) / measuredSize;
      widths.set(text, width);
      return width * fontSize;
    },
    render(svg, width) {
      const hash = createHash('sha256')
        .update(`${basename(fontFile)}\0${width}\0${svg}`)
        .digest('hex');
      return loadOrCreate(`${cacheFolder}/${hash.slice(0, 32)}.png`, async () =>
        (await renderAsync(svg, { font, fitTo: { mode: 'width', value: width } })).asPng(),
      );
    },
  };
}

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
async function createPictureFont(root: string, cacheFolder: string): Promise<string> {
  const woff = readFileSync(`${root}${source}`);
  const recipe = createHash('sha256').update(woff).update(JSON.stringify({ variationAxes, characters }));
  const file = `${cacheFolder}/serif-${recipe.digest('hex').slice(0, 16)}.ttf`;
  await loadOrCreate(file, () => subsetFont(woff, characters, { targetFormat: 'truetype', variationAxes }));
  return file;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
