import { mkdirSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

/** A brand with different texts, colors, and pictures than the built-in one. Its name needs escaping everywhere. */
export const secondBrand = {
  name: 'Harbor & O’Dell',
  slug: 'harbor',
  legalName: "Harbor & O'Dell Agency, Inc.",
  tagline: 'Cover for people by the sea.',
  licensing: 'A licensed agency, not an insurer. Licensed in Maine.',
  supportEmail: 'crew@harbor.test',
  supportPhone: '+1 (207) 555-0199',
  supportHours: 'Daily 9AM-5PM EST',
  replyTimes: { contact: '2 working days', accessibility: '3 working days' },
  postalAddress: ['7 Pier Street', 'Seaport, Maine 00001'],
  social: { x: '@harbor' },
  copyrightYear: 2031,
  colors: { primary: '#5b2a86', accent: '#7ddc9a' },
  pictures: {
    logo: 'logo.svg',
    logoOnDark: 'logo-on-dark.svg',
    mark: 'mark.svg',
    markOnDark: 'mark-on-dark.svg',
    icon: 'icon.png',
    preview: 'preview.png',
  },
};

/** Writes the brand's files into a folder, and returns the path for BRAND_FILE. */
export function writeSecondBrand(folder: string, changes: object = {}): string {
  mkdirSync(folder, { recursive: true });
  const draw = (width: number, color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"><rect width="${width}" height="40" rx="12" fill="${color}"/></svg>`;
  writeFileSync(`${folder}/logo.svg`, draw(120, '#5b2a86'));
  writeFileSync(`${folder}/logo-on-dark.svg`, draw(120, '#eeddff'));
  writeFileSync(`${folder}/mark.svg`, draw(40, '#5b2a86'));
  writeFileSync(`${folder}/mark-on-dark.svg`, draw(40, '#eeddff'));
  writeFileSync(`${folder}/icon.png`, drawPng(512, 512));
  writeFileSync(`${folder}/preview.png`, drawPng(1200, 630));
  writeFileSync(`${folder}/brand.json`, JSON.stringify({ ...secondBrand, ...changes }));
  return `${folder}/brand.json`;
}

/** A PNG in a single gray: https://www.w3.org/TR/png-3. */
function drawPng(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height, 120))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
