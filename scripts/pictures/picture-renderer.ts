import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import { loadOrCreate } from './picture-cache.ts';
import { createPictureFont, pictureFontFamily } from './picture-font.ts';

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
