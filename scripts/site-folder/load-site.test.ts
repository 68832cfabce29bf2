import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandSchema } from '../../shared/site/schemas/brand.ts';
import { carriersSchema } from '../../shared/site/schemas/carriers.ts';
import { companySchema } from '../../shared/site/schemas/company.ts';
import { createDirectorySchema } from '../../shared/site/schemas/directory.ts';
import { faqSchema } from '../../shared/site/schemas/faq.ts';
import { SiteFaults } from '../../shared/site/schemas/faults.ts';
import { glossarySchema } from '../../shared/site/schemas/glossary.ts';
import { reviewsSchema } from '../../shared/site/schemas/reviews.ts';
import { loadSite } from './load-site.ts';

const builtIn = fileURLToPath(new URL('../../site', import.meta.url));
const answer = readFileSync(new URL('./testing/answer.md', import.meta.url), 'utf8');

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'site-'));
  folder = join(parent, 'site');
  cpSync(builtIn, folder, { recursive: true });
  rmSync(join(folder, 'answers'), { recursive: true });
  cpSync(join(builtIn, 'answers/groups.json'), join(folder, 'answers/groups.json'));
  write('answers/groups.json', JSON.stringify([{ slug: 'health', title: 'Health', summary: 'Exams.' }]));
  write('glossary.json', '[]');
  write('answers/can-smokers-get-it.md', answer);
  // The answers that they name don't exist.
  for (const file of [
    'faq.json',
    ...readdirSync(join(folder, 'articles')).map((name) => `articles/${name}`),
  ]) {
    const text = readFileSync(join(folder, file), 'utf8');
    write(file, text.replaceAll(/,?\n *"?answers"?: \[[^\]]*\]/g, ''));
  }
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const write = (file: string, text: string | Buffer) => writeFileSync(join(folder, file), text);

/** Changes a file, whose text must contain what is replaced. */
function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  write(
    file,
    text.replace(from, () => to),
  );
}

function listFaults(): string[] {
  try {
    loadSite(folder);
    return [];
  } catch (cause) {
    if (!(cause instanceof SiteFaults)) throw cause;
    return cause.faults.map((fault) => fault.replaceAll(folder, 'site'));
  }
}

it('accepts the built-in site, with an answer', () => {
  expect(listFaults()).toEqual([]);
  const { answers, articles, carriers, directory } = loadSite(folder);
  expect([carriers.length, directory.length, articles.length]).toEqual([3, 21, 4]);
  expect(answers[0]?.short).toMatch(/costs about \$210 to \$278 a month/);
  expect(answers[0]?.price).toEqual({ usesTobacco: true });
});

it.each([
  ['brand.json', brandSchema],
  ['company.json', companySchema],
  ['carriers.json', carriersSchema],
  ['directory.json', createDirectorySchema([])],
  ['reviews.json', reviewsSchema],
  ['faq.json', faqSchema],
  ['glossary.json', glossarySchema],
])('explains %s with an example that it accepts', (file, schema) => {
  const text = readFileSync(join(builtIn, 'README.md'), 'utf8');
  const example = new RegExp(`\n## ${file}.*?\n\`\`\`\n(.*?)\n\`\`\``, 's').exec(text)?.[1] ?? '';
  const content: unknown = JSON.parse(example);
  const isEntry = ['carriers.json', 'directory.json', 'faq.json'].includes(file);
  expect(schema.safeParse(isEntry ? [content] : content).error).toBeUndefined();
});

it('accepts files as any editor saves them', () => {
  for (const file of ['brand.json', 'answers/can-smokers-get-it.md']) {
    const text = readFileSync(join(folder, file), 'utf8');
    write(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  }
  expect(listFaults()).toEqual([]);
});

it('takes ages and amounts in a carrier’s texts from its own rules, in both files', () => {
  change('carriers.json', '"ageMax": 60,', '"ageMax": 62,');
  change('carriers.json', '"coverageMax": 8000000', '"coverageMax": 9000000');
  const { carriers, directory } = loadSite(folder);
  expect(carriers[0]?.description).toContain('for ages 20 to 62, in amounts from $100,000 to $9,000,000.');
  expect(directory[0]?.strengths).toContain('Amounts from $100,000 to $9,000,000');
});

it('leaves drafts out, unless they are asked for', () => {
  change('answers/can-smokers-get-it.md', 'related: []', 'related: []\ndraft: true');
  expect(loadSite(folder).answers).toHaveLength(0);
  expect(loadSite(folder, { hasDrafts: true }).answers).toHaveLength(1);
});

describe('says in a line for each fault what file, what place, what it got, and what it expects', () => {
  it.each([
    [
      'brand.json',
      '"name": "Coverlight"',
      '"name": ""',
      'brand.json, name: expected a text that is not empty, got ""',
    ],
    [
      'brand.json',
      '"slug": "coverlight",',
      '"slug": "coverlight"',
      'brand.json, line 4: expected JSON, with text in quotation marks and a comma after each entry but the last, got "\\"legalName\\": \\"Coverlight Insurance Services, LLC\\","',
    ],
    [
      'carriers.json',
      '"ageMax": 65',
      '"ageMax": sixty',
      'carriers.json, line 74: expected JSON, with text in quotation marks and a comma after each entry but the last, got "\\"ageMax\\": sixty,"',
    ],
    [
      'brand.json',
      '"supportHours"',
      '"supportPhone": "+1 (800) 555-0100",\n  "supportHours"',
      'brand.json, line 9: expected each name once in its entry, got ',
    ],
    [
      'brand.json',
      '"tagline"',
      '"slogan"',
      'brand.json, tagline: expected a text of at most 200 characters, got nothing',
    ],
    [
      'company.json',
      '"value": 4.8',
      '"value": 6',
      'company.json, claims.rating.value: expected a number from 1 to 5 with at most one decimal, got 6',
    ],
    [
      'company.json',
      '"Alabama"',
      '"AL"',
      'company.json, licenses[0].state: expected the full name of a US state, got "AL"',
    ],
    [
      'carriers.json',
      '"ageMax": 65',
      '"ageMax": "sixty"',
      'carriers.json, carriers[1].conditions.ageMax: expected a whole number from 18 to 100, got "sixty"',
    ],
    [
      'carriers.json',
      'ages {{ages}}, in',
      'ages {{ages.mean}}, in',
      'carriers.json, carriers[0].description: expected a placeholder that is known, such as {{ages.min}}, {{ages.max}}, got "{{ages.mean}}"',
    ],
    [
      'faq.json',
      '"id": "medical-exam",',
      '"id": "medical-exam", "answers": ["nowhere"],',
      'faq.json, faq[8].answers[0]: expected the slug of an answer, got "nowhere"',
    ],
    [
      'carriers.json',
      '"ageMin": 21',
      '"ageMin": 61',
      'carriers.json, carriers[2].conditions.ageMin: expected an age of at most ageMax, got 61',
    ],
    [
      'carriers.json',
      '"isPrimary": true',
      '"isPrimary": false',
      'carriers.json, carriers: expected exactly one carrier with isPrimary true, got ',
    ],
    [
      'carriers.json',
      'https://www.alderpointlife.example/quote',
      'javascript:alert(1)',
      'carriers.json, carriers[0].referralLink: expected a web address that starts with https://, got "javascript:alert(1)"',
    ],
    [
      'carriers.json',
      '"id": "copperleaf"',
      '"id": "brightwater"',
      'carriers.json, carriers[2].id: expected a value that no other entry has, got "brightwater"',
    ],
    [
      'carriers.json',
      '"/carriers/alderpoint.svg"',
      '"/carriers/nowhere.svg"',
      'pictures/carriers/nowhere.svg: expected a file, got nothing',
    ],
    [
      'directory.json',
      '"withoutExam"',
      '"withoutExams"',
      'directory.json, directory[0].decision: expected one of the fields withoutExam, withExam, got "withoutExams"',
    ],
    [
      'directory.json',
      '"id": "fernbrook"',
      '"id": "larkfield"',
      'directory.json, directory[4].id: expected a value that no other entry has, got "larkfield"',
    ],
    [
      'reviews.json',
      '"date": "2025-06-03"',
      '"date": "June 3"',
      'reviews.json, testimonials[0].date: expected a day such as 2026-03-01, got "June 3"',
    ],
    [
      'faq.json',
      '{{brand.name}}',
      '{{brand.nam}}',
      'faq.json, [0].question: expected a placeholder that is known, such as {{brand.name}}, {{brand.legalName}}, {{brand.email}}, {{brand.phone}}, {{brand.hours}}, {{brand.postalAddress}}, got "{{brand.nam}}"',
    ],
    [
      'articles/top-5-life-insurance-myths-busted.md',
      'publishDate:',
      'publishedDate:',
      'articles/top-5-life-insurance-myths-busted.md, publishDate: expected a day such as 2026-03-01, got nothing',
    ],
    [
      'assistant/talk.json',
      '"wish": "start"',
      '"wish": "begin"',
      'assistant/talk.json, talk[0].wish: expected one of start, continue,',
    ],
    [
      'answers/can-smokers-get-it.md',
      'question: Can I',
      'question: Smoking: can I',
      'answers/can-smokers-get-it.md, line 2: expected a name, a colon, and a value, in single quotes if it has a colon itself (YAML: ',
    ],
    [
      'answers/can-smokers-get-it.md',
      'group: health',
      'group: wealth',
      'answers/can-smokers-get-it.md, group: expected a slug in answers/groups.json, got "wealth"',
    ],
    [
      'answers/can-smokers-get-it.md',
      'related: []',
      'related: [nowhere]',
      'answers/can-smokers-get-it.md, related[0]: expected the slug of another answer, got "nowhere"',
    ],
    [
      'answers/can-smokers-get-it.md',
      '/calculator',
      '/nowhere',
      'answers/can-smokers-get-it.md, line 38: expected a link to a page of this site, got "[calculator](/nowhere)"',
    ],
    [
      'answers/can-smokers-get-it.md',
      'Carriers treat',
      '<b>Carriers</b> treat',
      'answers/can-smokers-get-it.md, line 35: expected no html, got "<b>"',
    ],
    [
      'answers/can-smokers-get-it.md',
      'usesTobacco: true',
      'amount: 400000',
      'answers/can-smokers-get-it.md, price.amount: expected one of 25000, 50000, ',
    ],
    [
      'answers/can-smokers-get-it.md',
      '  - do insurers insure smokers\n',
      '',
      'answers/can-smokers-get-it.md, ways: expected a list of 20 to 60, got ',
    ],
    [
      'answers/can-smokers-get-it.md',
      '  - do insurers insure smokers\n',
      '  - Let’s begin!\n',
      'assistant/talk.json, talk[0].ways[9]: expected a way of asking that nothing else has (answers/can-smokers-get-it.md, ways[1] has it), got "let\'s begin"',
    ],
    [
      'assistant/pages.json',
      '"/guide#did-you-know"',
      '"/guide#key-benefits"',
      'assistant/pages.json, pages[1].path: expected a value that no other entry has, got "/guide#key-benefits"',
    ],
    [
      'pictures/mark.svg',
      '<path',
      '<script>1</script><path',
      'pictures/mark.svg: expected an SVG without scripts and links, got "one with them"',
    ],
    [
      'pictures/mark.svg',
      '<path',
      '<text>L</text><path',
      'pictures/mark.svg: expected an SVG whose letters are outlines, got "one with text"',
    ],
  ])('%s: %s', (file, from, to, fault) => {
    change(file, from, to);
    expect(listFaults().join('\n')).toContain(fault);
  });
});

it('reports faults of several files together', () => {
  change('company.json', '"Alabama"', '"AL"');
  change('carriers.json', '"ageMax": 65', '"ageMax": "sixty"');
  rmSync(join(folder, 'reviews.json'));
  expect(listFaults().map((fault) => fault.split(':')[0])).toEqual([
    'site/company.json, licenses[0].state',
    'site/carriers.json, carriers[1].conditions.ageMax',
    'site/reviews.json',
  ]);
});

it('names files and folders that nothing reads, but not notes and hidden ones', () => {
  for (const name of [
    'carrier.json',
    'articles/draft.txt',
    'assistant/talks.json',
    '.gitignore',
    'notes.txt',
    'LICENSE.md',
  ])
    write(name, '{}');
  mkdirSync(join(folder, 'artcles'));
  expect(listFaults()).toEqual([
    expect.stringMatching(/^site\/artcles: expected one of brand\.json, .*, articles, .*, got "artcles"$/),
    expect.stringMatching(/^site\/carrier\.json: expected one of brand\.json, .*, got "carrier\.json"$/),
    'site/assistant/talks.json: expected one of answers.json, talk.json, pages.json, got "talks.json"',
    'site/articles/draft.txt: expected a file whose name ends in .md, got "draft.txt"',
  ]);
});

it('refuses colors in which texts are hard to read', () => {
  change(
    'brand.json',
    '"copyrightYear"',
    '"colors": { "primary": "#9fd3c7", "accent": "#ffc83d" },\n  "copyrightYear"',
  );
  expect(listFaults()[0]).toMatch(
    /^site\/brand\.json, colors: expected a contrast of 4\.5 to 1 for links and buttons, got "\d\.\d to 1"$/,
  );
});

it('waits for no pipe and loads no huge file', () => {
  write('pictures/logo.svg', Buffer.alloc(2 * 1024 * 1024));
  expect(listFaults()).toContain('site/pictures/logo.svg: expected at most 1 MiB, got "more"');
});
