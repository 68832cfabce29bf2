import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import { makePictureFont, pictureFontFamily } from './picture-font.ts';

export type PictureRenderer = {
  /** The width of a line of text in pixels. */
  measure: (text: string, fontSize: number) => number;
  /** An SVG as a PNG of this width. Pictures that were drawn before come from the cache. */
  render: (svg: string, width: number) => Promise<Buffer>;
};

const measuredSize = 100;

/** Draws with the brand's serif and no other font, so that a picture is the same on every machine. */
export async function createPictureRenderer(root: string): Promise<PictureRenderer> {
  const cacheFolder = `${root}.cache/pictures`;
  const fontFile = await makePictureFont(root, cacheFolder);
  const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: pictureFontFamily };
  mkdirSync(cacheFolder, { recursive: true });
  /** By text, at a font size of 1. */
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
    async render(svg, width) {
      const hash = createHash('sha256').update(`${fontFile}\0${width}\0${svg}`).digest('hex');
      const file = `${cacheFolder}/${hash.slice(0, 32)}.png`;
      if (existsSync(file)) return readFileSync(file);
      const png = (await renderAsync(svg, { font, fitTo: { mode: 'width', value: width } })).asPng();
      writeFileSync(file, png);
      return png;
    },
  };
}
