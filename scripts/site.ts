import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SiteFaults } from '../shared/site/schemas/faults.ts';
import { loadSite, type Site } from './site-folder/load-site.ts';

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
    copyrightYear: new Date().getFullYear(),
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
  `<rect width="40" height="40" rx="10" fill="${fill}"/><path d="m12 11 8 10 8-10m-8 10v9" fill="none" stroke="${letter}" stroke-width="4"/>`;
const wrap = (width: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40">${content}</svg>\n`;
const line = (fill: string) => `<rect x="52" y="15" width="120" height="10" rx="5" fill="${fill}"/>`;

/** Pictures to begin with, without letters, whose fonts the server may not have. The dark ones are for dark surfaces. */
const ownPictures = {
  'mark.svg': wrap(40, mark(ink, '#ffffff')),
  'mark-dark.svg': wrap(40, mark('#ffffff', ink)),
  'logo.svg': wrap(180, mark(ink, '#ffffff') + line(ink)),
  'logo-dark.svg': wrap(180, mark('#ffffff', ink) + line('#ffffff')),
};

/** Lists what isn't wrong with a site, but what its visitors would notice. */
function listRemarks(site: Site): readonly string[] {
  const { brand, company, carriers, directory, reviews, articles, answers } = site;
  const examples = [
    ...carriers.map(({ referralLink }) => referralLink),
    ...directory.flatMap(({ website }) => website ?? []),
    `mailto:${brand.supportEmail}`,
  ].filter((address) => /\.example(?:[/:?#]|$)/.test(address));
  const [first, ...others] = examples;
  const ways = new Map<string, string[]>();
  for (const answer of answers) {
    for (const way of answer.ways) {
      const known = ways.get(way.toLowerCase()) ?? [];
      ways.set(way.toLowerCase(), [...known, answer.slug]);
    }
  }
  return [
    ...(brand.name === 'Your Name' ? ['brand.json: the name is still “Your Name”.'] : []),
    ...(first === undefined
      ? []
      : [
          `${first} and ${others.length} other addresses end in .example, which is for examples and leads nowhere.`,
        ]),
    ...(company.licenses.length === 0 ? ['company.json: no licenses, so no state is named.'] : []),
    ...(Object.keys(company.claims).length > 0 && company.claimsSource === undefined
      ? ['company.json: claims without claimsSource, where their figures come from.']
      : []),
    ...(reviews.reviews.length === 0
      ? ['reviews.json: the reviews page says that there are no reviews yet.']
      : []),
    ...(directory.length < 2 ? ['directory.json: a directory of one.'] : []),
    ...(articles.length === 0 ? ['articles: the blog is empty.'] : []),
    ...[...articles, ...answers]
      .filter(({ draft }) => draft === true)
      .map(({ slug }) => `${slug} is a draft and isn’t built.`),
    ...[...ways]
      .filter(([, slugs]) => slugs.length > 1)
      .map(
        ([way, slugs]) => `“${way}” asks for ${slugs.join(' and ')}: the assistant can’t tell them apart.`,
      ),
  ];
}

const builtIn = fileURLToPath(new URL('../site', import.meta.url));
const [command, folder] = process.argv.slice(2);

if (command === 'new' && folder !== undefined) create(folder);
else if (command === 'check' && folder !== undefined) check(folder);
else {
  console.error(
    [
      'Usage: npm run site -- new FOLDER     starts your own site folder from the built-in one',
      '       npm run site -- check FOLDER   says what is wrong with it, without building',
    ].join('\n'),
  );
  process.exitCode = 2;
}

/** Copies the built-in site folder, without what its company says about itself. */
function create(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    console.error(`${folder} has files already.`);
    process.exitCode = 1;
    return;
  }
  cpSync(builtIn, folder, { recursive: true });
  for (const [file, content] of Object.entries(ownFiles))
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  for (const [file, picture] of Object.entries(ownPictures))
    writeFileSync(join(folder, 'pictures', file), picture);
  console.log(
    `${folder} is yours now. Its README.md explains each file. Start with brand.json and company.json,`,
  );
  console.log(`replace the carriers, and run npm run site -- check ${folder}.`);
}

function check(folder: string): void {
  try {
    const site = loadSite(folder, { hasDrafts: true });
    const { articles, answers, carriers, directory } = site;
    for (const remark of listRemarks(site)) console.log(`Visitors would notice: ${remark}`);
    console.log(
      `${folder} can be built: ${carriers.length} matched and ${directory.length} listed carriers, ${articles.length} articles, ${answers.length} answers.`,
    );
  } catch (cause) {
    if (!(cause instanceof SiteFaults)) throw cause;
    console.error(cause.message);
    console.error(`${cause.faults.length} to fix.`);
    process.exitCode = 1;
  }
}
