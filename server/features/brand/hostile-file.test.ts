import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findUnclear, listSpoiled } from '../../testing/attacks/spoiled-json.ts';
import { loadBrand } from './brand-file.ts';
import { writeSecondBrand } from './testing/second-brand.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function readError(file: string): string {
  try {
    loadBrand(file);
    return '';
  } catch (cause) {
    return cause instanceof Error ? cause.message : `${cause}`;
  }
}

it('says in a sentence for each error what is wrong, no matter what the file has in place of any value', () => {
  const licenses = [{ state: 'Maine', number: 'PRN20031' }];
  const claims = { customers: '1,200+', rating: { value: 4.7, count: '300+' } };
  const said = { name: 'Ann B.', location: 'Bath, Maine', rating: 5 };
  const testimonials = [{ ...said, quote: 'Quick.', date: '2026-03-01' }];
  const reviews = [{ ...said, title: 'Done', review: 'Quick.', coverage: 'Term', saved: 'None' }];
  const file = writeSecondBrand(folder, { licenses, claims, testimonials, reviews });
  const brand: unknown = JSON.parse(readFileSync(file, 'utf8'));
  let refused = 0;
  const unclear: string[] = [];
  for (const { place, spoiled } of listSpoiled(brand)) {
    writeFileSync(file, JSON.stringify(spoiled) ?? '');
    const message = readError(file);
    if (message !== '') refused += 1;
    unclear.push(...findUnclear(message || '.').map((line) => `${place}: ${line}`));
  }
  expect(unclear).toEqual([]);
  expect(refused).toBeGreaterThan(500);
});

it.each(['../mark.svg', '/etc/passwd', 'sub/../../mark.svg', '..', 'mark.svg\u0000.png', 'C:\\mark.svg'])(
  'refuses %j as a picture, which is outside of its folder',
  (logo) => {
    const file = writeSecondBrand(`${folder}/brand`);
    const brand = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...brand, pictures: { ...brand.pictures, logo } }));
    expect(readError(file).split('\n')).toEqual([
      `BRAND_FILE ${file} is wrong:`,
      '  pictures.logo must name a file next to this one.',
    ]);
  },
);

it.each([
  ['in another encoding', Buffer.from('\uFEFF<svg viewBox="0 0 80 40"><script>1</script></svg>', 'utf16le')],
  [
    'with a declared encoding',
    Buffer.from('<?xml version="1.0" encoding="UTF-7"?><svg viewBox="0 0 80 40"/>'),
  ],
  [
    'with an address in a style',
    Buffer.from('<svg viewBox="0 0 80 40"><g fill="url(https://a.example/)"/></svg>'),
  ],
])('refuses a logo %s', (_name, logo) => {
  const file = writeSecondBrand(folder);
  writeFileSync(`${folder}/logo.svg`, logo);
  expect(readError(file)).toContain('pictures.logo must be an SVG with a viewBox and no script or link');
});

it('neither waits for a pipe nor loads a huge file', () => {
  execFileSync('mkfifo', [`${folder}/pipe`]);
  expect(readError(`${folder}/pipe`)).toBe(
    `BRAND_FILE ${folder}/pipe is a folder or a device. It must be a JSON file.`,
  );
  writeFileSync(`${folder}/huge.json`, ' '.repeat(5 * 1024 * 1024));
  expect(readError(`${folder}/huge.json`)).toBe(
    `BRAND_FILE ${folder}/huge.json is too large. It can be at most 4 MiB.`,
  );
  expect(readError('/proc/self/mem')).toMatch(/^BRAND_FILE \/proc\/self\/mem cannot be read[^\n]*$/);
});
