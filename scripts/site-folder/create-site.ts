import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const year = new Date().getFullYear();

/** What a new company has to write itself. Claims that are missing aren't shown. */
const ownFiles = {
  'brand.json': {
    name: 'Your Name',
    slug: 'yourname',
    legalName: 'Your Legal Name, LLC',
    tagline: 'One sentence that says what you do.',
    licensing: 'One sentence that says how you are licensed.',
    supportEmail: 'support@your-name.example',
    supportPhone: '+1 (800) 555-0100',
    supportHours: 'Mon-Fri 9AM-5PM EST',
    postalAddress: ['1 Your Street', 'Your Town, Ohio 00000'],
    copyrightYear: year,
  },
  'company.json': {
    claims: {},
    licenses: [],
    replyTimes: { contact: '2 business days', accessibility: '2 business days' },
  },
  'reviews.json': { testimonials: [], reviews: [] },
};

const ink = '#0b262c';
const mark = (fill: string, letter: string) =>
  `<rect width="40" height="40" rx="10" fill="${fill}"/><text x="20" y="29" font-family="Georgia, serif" font-size="26" text-anchor="middle" fill="${letter}">Y</text>`;
const wrap = (width: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40">${content}</svg>\n`;
const name = (fill: string) =>
  `<text x="50" y="29" font-family="Georgia, serif" font-size="26" fill="${fill}">Your Name</text>`;

/** Pictures to begin with. The dark ones are for dark surfaces. */
const ownPictures = {
  'mark.svg': wrap(40, mark(ink, '#ffffff')),
  'mark-dark.svg': wrap(40, mark('#ffffff', ink)),
  'logo.svg': wrap(180, mark(ink, '#ffffff') + name(ink)),
  'logo-dark.svg': wrap(180, mark('#ffffff', ink) + name('#ffffff')),
};

/** Copies the built-in site folder, without what its company says about itself. Throws if the folder has files. */
export function createSite(builtIn: string, folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} has files already.`);
  cpSync(builtIn, folder, { recursive: true });
  for (const [file, content] of Object.entries(ownFiles))
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  for (const [file, picture] of Object.entries(ownPictures))
    writeFileSync(join(folder, 'pictures', file), picture);
}
