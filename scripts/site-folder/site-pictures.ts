import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { SitePictures } from '../../shared/site/schemas/pictures.ts';
import type { FolderReader } from './folder-reader.ts';
import { isPassiveSvg } from './svg-safety.ts';

/** Why a file can't be used: the system's code, EISDIR for anything but a file (such as a pipe), or EFBIG. */
type FileProblem = { code: string };

/** A file that an operator named. A pipe or a device would be read forever, and a huge file fill the memory. */
function loadFile(file: string, maxBytes: number): Buffer | FileProblem {
  try {
    const stats = statSync(file);
    if (!stats.isFile()) return { code: 'EISDIR' };
    return stats.size > maxBytes ? { code: 'EFBIG' } : readFileSync(file);
  } catch (cause) {
    return { code: String(Object(cause).code ?? cause) };
  }
}

type Size = { width: number; height: number };
type Rule = { fits: (size: Size) => boolean; expected: string };

const wide: Rule = {
  fits: ({ width, height }) => width >= height && width <= 8 * height,
  expected: 'a picture 1 to 8 times as wide as high',
};
const square: Rule = { fits: ({ width, height }) => width === height, expected: 'a square picture' };

/** The brand's pictures. The dark ones are for dark surfaces. */
const brandPictures = {
  'logo.svg': wide,
  'logo-dark.svg': wide,
  'mark.svg': square,
  'mark-dark.svg': square,
} as const satisfies Record<string, Rule>;

/** The content types of pictures, by extension. */
export const pictureTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
const maxMebibytes = 1;

/** Checks the brand's pictures, and returns what pages need to know about them. */
export function readBrandPictures(reader: FolderReader): SitePictures | undefined {
  const read = (name: keyof typeof brandPictures) => {
    const file = `pictures/${name}`;
    const body = readPicture(reader, file);
    if (!body) return undefined;
    const { fits, expected } = brandPictures[name];
    const size = measureSvg(body);
    if (!size) reader.report(file, '', 'an SVG with a viewBox', 'one without it');
    else if (!fits(size)) reader.report(file, '', expected, `${size.width} by ${size.height}`);
    return size && { body, size };
  };
  const [logo, , mark] = [read('logo.svg'), read('logo-dark.svg'), read('mark.svg'), read('mark-dark.svg')];
  if (!logo || !mark) return undefined;
  return {
    logo: logo.size,
    mark: toMarkup(mark.body),
  };
}

/** Reads a picture that pages show. Undefined if anything is wrong with it. */
export function readPicture(reader: FolderReader, file: string): Buffer | undefined {
  const type = pictureTypes[extname(file)];
  const body = loadFile(`${reader.folder}/${file}`, maxMebibytes * 1024 * 1024);
  if (!Buffer.isBuffer(body)) {
    const isLarge = body.code === 'EFBIG';
    reader.report(file, '', isLarge ? `at most ${maxMebibytes} MiB` : 'a file', isLarge ? 'more' : undefined);
    return undefined;
  }
  if (!type || !isPicture(body, type)) {
    reader.report(file, '', 'an SVG, PNG, or WebP picture as its name says', 'something else');
    return undefined;
  }
  if (type === 'image/svg+xml' && !isPassiveSvg(body)) {
    reader.report(file, '', 'an SVG without scripts and links', 'one with them');
    return undefined;
  }
  if (type === 'image/svg+xml' && /<text\b/.test(body.toString('utf8'))) {
    reader.report(file, '', 'an SVG whose letters are outlines', 'one with text');
    return undefined;
  }
  return body;
}

function measureSvg(body: Buffer): Size | undefined {
  const [root = ''] = /<svg\b[^>]*>/.exec(body.toString('utf8')) ?? [];
  const [, width, height] = /viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(root) ?? [];
  return width === undefined || height === undefined
    ? undefined
    : { width: Number(width), height: Number(height) };
}

/** The drawing as a part of a page, whose styles must not become the page's. */
function toMarkup(svg: Buffer): string {
  return svg
    .toString('utf8')
    .replace(/^.*?(?=<svg)/s, '')
    .replaceAll(/<style\b.*?<\/style>| xmlns(?::\w+)?="[^"]*"/gs, '')
    .trim();
}

/** How each kind of file begins: https://www.w3.org/TR/png-3, https://developers.google.com/speed/webp/docs/riff_container. */
const formats: Readonly<Record<string, (text: string) => boolean>> = {
  // A declaration and comments may come before the root.
  'image/svg+xml': (text) => /<svg[\s>]/.test(text),
  'image/png': (text) => text.startsWith('\x89PNG\r\n\x1a\n'),
  'image/webp': (text) => text.startsWith('RIFF') && text.startsWith('WEBP', 8),
};

/** Whether a file is the kind of picture that its name says. */
function isPicture(body: Buffer, contentType: string): boolean {
  return formats[contentType]?.(body.toString('latin1')) ?? false;
}
