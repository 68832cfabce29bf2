import { loadFile } from '../../platform/load-file.ts';
import { isPassiveSvg } from '../../platform/site/svg-safety.ts';

/** The operator's own pictures, which replace the built ones. */
export const pictureNames = ['logo', 'logoOnDark', 'mark', 'markOnDark', 'icon', 'preview'] as const;

export type BrandPicture = { body: Buffer; contentType: string; width: number; height: number };

type Rule = { format: 'SVG' | 'PNG'; fits: (width: number, height: number) => boolean; size: string };

const logo: Rule = {
  format: 'SVG',
  fits: (width, height) => width / height >= 1 && width / height <= 8,
  size: '1 to 8 times as wide as high',
};
const mark: Rule = { format: 'SVG', fits: (width, height) => width === height, size: 'square' };

const rules: Readonly<Record<(typeof pictureNames)[number], Rule>> = {
  logo,
  logoOnDark: logo,
  mark,
  markOnDark: mark,
  icon: {
    format: 'PNG',
    fits: (width, height) => width === height && width >= 512,
    size: 'square, with at least 512 pixels each way',
  },
  preview: {
    format: 'PNG',
    fits: (width, height) => width === 1200 && height === 630,
    size: '1200 by 630 pixels',
  },
};
const maxBytes = 1024 * 1024;

/** Loads a picture of the brand, or returns what is wrong with it. */
export function loadPicture(name: (typeof pictureNames)[number], file: string): BrandPicture | string {
  const { format, fits, size } = rules[name];
  const body = loadFile(file, maxBytes);
  if (!Buffer.isBuffer(body)) {
    return body.code === 'EFBIG'
      ? `is too large: ${file} must have at most 1 MiB`
      : `cannot be read: there must be a file ${file}`;
  }
  const measured = format === 'SVG' ? measureSvg(body) : measurePng(body);
  if (!measured)
    return `must be ${format === 'SVG' ? 'an SVG with a viewBox and no script or link' : 'a PNG'}, and ${file} is not`;
  if (!fits(measured.width, measured.height)) {
    return `must be ${size}, and ${file} is ${measured.width} by ${measured.height}`;
  }
  return { body, contentType: format === 'SVG' ? 'image/svg+xml' : 'image/png', ...measured };
}

function measureSvg(body: Buffer): { width: number; height: number } | undefined {
  const text = body.toString('utf8');
  const [root = ''] = /<svg\b[^>]*>/.exec(text) ?? [];
  const [, width, height] = /viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(root) ?? [];
  if (!isPassiveSvg(body) || width === undefined || height === undefined) return undefined;
  return { width: Number(width), height: Number(height) };
}

/** The size is in the header: https://www.w3.org/TR/png-3/#11IHDR. */
function measurePng(body: Buffer): { width: number; height: number } | undefined {
  const isPng = body.length > 24 && body.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';
  return isPng ? { width: body.readUInt32BE(16), height: body.readUInt32BE(20) } : undefined;
}
