import { previewSize } from '../../client/lib/preview.ts';
import { brand } from '../../shared/site/brand.data.ts';
import type { PictureRenderer } from './picture-renderer.ts';
import { pictureFontFamily } from './picture-renderer.ts';

type PreviewOptions = {
  title: string;
  /** The SVG document for the right half. */
  art: string;
  /** The SVG document of the brand's mark. */
  mark: string;
  measure: PictureRenderer['measure'];
};

const margin = 73;
const textWidth = 520;
const artLeft = 640;
/** The height between the logo and the lower edge. */
const titleHeight = 370;
const sizes = [92, 82, 72, 66, 60, 54, 48, 44];
const lineHeight = 1.12;

/** Composes the picture that other sites show with a link: logo and title on white, with a drawing next to them. */
export function composePreview({ title, art, mark, measure }: PreviewOptions): string {
  const { lines, fontSize } = fitTitle(title, measure);
  const step = fontSize * lineHeight;
  const top = 190 + (titleHeight - step * lines.length) / 2 + fontSize * 0.86;
  const text = lines.map(
    (line, index) => `<tspan x="${margin}" y="${top + index * step}">${escapeXml(line)}</tspan>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<clipPath id="panel"><path d="M${artLeft} 0h560v630H${artLeft + 28}a28 28 0 0 1-28-28z"/></clipPath>`,
    `<g clip-path="url(#panel)"><rect x="${artLeft}" width="560" height="630" fill="#0a3038"/>`,
    place(art, { x: artLeft, y: 0, width: 560, height: 630 }, 'xMidYMid slice'),
    '</g>',
    place(mark, { x: margin, y: 72, width: 56, height: 56 }, 'xMidYMid meet'),
    `<g font-family="${pictureFontFamily}" fill="#0b262c">`,
    `<text x="${margin + 72}" y="115" font-size="40" letter-spacing="-.4">${escapeXml(brand.name)}</text>`,
    `<text font-size="${fontSize}" letter-spacing="${fontSize * -0.015}">${text.join('')}</text>`,
    '</g></svg>',
  ].join('');
}

/** Finds the largest font size at which the title fits, and its lines. */
function fitTitle(title: string, measure: PreviewOptions['measure']): { lines: string[]; fontSize: number } {
  for (const fontSize of sizes) {
    const lines = balance(title, (line) => measure(line, fontSize));
    const fits = lines.every((line) => measure(line, fontSize) <= textWidth);
    if (fits && lines.length * fontSize * lineHeight <= titleHeight) return { lines, fontSize };
  }
  throw new Error(`This title is too long for its preview picture: ${title}`);
}

/** Breaks a title into as few lines as fit, of about the same width, so that no word is alone at the end. */
function balance(title: string, measure: (line: string) => number): string[] {
  let lines = wrap(title, measure, textWidth);
  for (let width = textWidth; width > 0; width -= 10) {
    const narrower = wrap(title, measure, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

function wrap(text: string, measure: (line: string) => number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

type Box = { x: number; y: number; width: number; height: number };

/** Places an SVG document in a box of another one. It becomes a picture, so that their ids don't clash. */
export function place(svg: string, { x, y, width, height }: Box, aspect: string): string {
  const data = Buffer.from(svg).toString('base64');
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${aspect}" href="data:image/svg+xml;base64,${data}"/>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
