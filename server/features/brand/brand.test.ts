import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReplacer } from '../../platform/replace-names.ts';
import { builtInBrand } from './apply-brand.ts';
import { loadBrand } from './brand-file.ts';
import { createRecoloring, listUnreadable } from './colors.ts';
import { loadSiteBrand } from './site-brand.ts';
import { secondBrand, writeSecondBrand } from './testing/second-brand.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('SUPPORT_EMAIL', () => {
  const supportEmail = 'help@own.example';

  it('alone replaces the built-in address in pages, scripts, and the assistant’s words, and nothing else', () => {
    const { rewrite, names } = loadSiteBrand({ brandFile: undefined, supportEmail });
    const text = `${builtInBrand.name}: ${builtInBrand.supportEmail} #0d5a66`;
    const changed = `${builtInBrand.name}: ${supportEmail} #0d5a66`;
    for (const type of ['text/html; charset=utf-8', 'text/javascript; charset=utf-8'])
      expect(rewrite?.rewriteText(text, type)).toBe(changed);
    expect(createReplacer(names)(text)).toBe(changed);
    expect(rewrite?.findPicture('/favicon.svg')).toBeUndefined();
  });

  it('leaves the built files as they are when it is the built-in address', () => {
    const { rewrite, names } = loadSiteBrand({
      brandFile: undefined,
      supportEmail: builtInBrand.supportEmail,
    });
    expect([rewrite, names]).toEqual([undefined, []]);
  });
});

describe('BRAND_FILE', () => {
  const listErrors = (changes: object) => {
    const file = writeSecondBrand(folder, changes);
    try {
      loadBrand(file);
      return [];
    } catch (cause) {
      return cause instanceof Error ? cause.message.split('\n').slice(1) : [];
    }
  };

  it('is loaded when everything in it fits', () => {
    const { brand, pictures } = loadBrand(writeSecondBrand(folder));
    expect(brand).toMatchObject({ name: secondBrand.name, social: { x: '@harbor', linkedin: '' } });
    expect(Object.keys(brand).toSorted()).toEqual(Object.keys(builtInBrand).toSorted());
    expect(pictures.logo).toMatchObject({ width: 120, height: 40 });
  });

  it('is loaded as docs/operating.md shows it', () => {
    const page = readFileSync(fileURLToPath(new URL('../../../docs/operating.md', import.meta.url)), 'utf8');
    const [, example = ''] = /## Your brand.*?```json\n(.*?)```/s.exec(page) ?? [];
    writeSecondBrand(folder);
    writeFileSync(`${folder}/example.json`, example);
    expect(loadBrand(`${folder}/example.json`).brand).toMatchObject({ name: 'Harbor', slug: 'harbor' });
  });

  it.each([
    [{ name: '' }, '  name must not be empty.'],
    [{ name: '<b>' }, '  name must be one line without < > " ` \\ { } $.'],
    [{ name: 'a*/b' }, '  name must not have */, which ends a comment.'],
    [{ nmae: 'x' }, '  nmae has an unknown name.'],
    [{ supportPhone: '555' }, '  supportPhone must be a phone number that starts with + and the country.'],
    [{ postalAddress: ['Here'] }, '  postalAddress must be two lines: street, and town.'],
    [{ colors: { primary: 'red', accent: '#7ddc9a' } }, '  colors.primary must be a color such as #0d5a66.'],
    [
      { colors: { primary: '#ff9e9e', accent: '#7ddc9a' } },
      expect.stringMatching(/^ {2}colors: links and buttons \(\d\.\d : 1\) would be hard to read\. /),
    ],
  ])('with %j stops the start with a sentence', (changes, error) => {
    expect(listErrors(changes)[0]).toEqual(error);
  });

  it('stops the start when a logo is missing, is not a picture, or has the wrong size', () => {
    const pictures = {
      ...secondBrand.pictures,
      logo: 'none.svg',
      mark: 'logo.svg',
      markOnDark: 'folder',
      icon: 'mark.svg',
      preview: 'icon.png',
    };
    expect(listErrors({ pictures })).toEqual([
      `  pictures.logo cannot be read: there must be a file ${folder}/none.svg.`,
      `  pictures.mark must be square, and ${folder}/logo.svg is 120 by 40.`,
      `  pictures.markOnDark cannot be read: there must be a file ${folder}/folder.`,
      `  pictures.icon must be a PNG, and ${folder}/mark.svg is not.`,
      `  pictures.preview must be 1200 by 630 pixels, and ${folder}/icon.png is 512 by 512.`,
    ]);
    for (const active of [
      '<script>alert(1)</script>',
      '<g/onload="alert(1)"/>',
      '<a href="&#106;avascript:alert(1)"/>',
      '<foreignObject><p/></foreignObject>',
      '<use xlink:href="https://elsewhere.example/a.svg#a"/>',
      '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
      '<!ENTITY run "&#60;script>alert(1)&#60;/script>">',
    ]) {
      writeFileSync(`${folder}/logo.svg`, `<svg viewBox="0 0 80 40">${active}</svg>`);
      expect(() => loadBrand(`${folder}/brand.json`)).toThrow('no script');
    }
  });

  it('that is no JSON or does not exist stops the start', () => {
    writeFileSync(`${folder}/half.json`, '{"name":');
    expect(() => loadBrand(`${folder}/half.json`)).toThrow(
      /^BRAND_FILE .+half\.json cannot be read as JSON: .+$/,
    );
    expect(() => loadBrand(`${folder}/none.json`)).toThrow(/^BRAND_FILE .+none\.json does not exist\.$/);
    expect(() => loadBrand(folder)).toThrow(
      /^BRAND_FILE .+ is a folder or a device\. It must be a JSON file\.$/,
    );
  });
});

describe('colors', () => {
  it('keep the built-in ones unchanged, and readable', () => {
    const colors = { primary: '#0d5a66', accent: '#ffc83d' };
    const text = 'a{color:#0d5a66;background:#ffc83d8f;--x:#fbbc05;--y:#9b1c15;--z:#0a3038}';
    expect(createRecoloring(colors)(text)).toBe(text);
    expect(listUnreadable(colors)).toEqual([]);
  });

  it('become shades of the operator’s, even in addresses and with an opacity', () => {
    const recolor = createRecoloring({ primary: '#5b2a86', accent: '#7ddc9a' });
    expect(recolor('#0d5a66 %23FFC83D #0d5a668f')).toBe('#5b2a86 %237ddc9a #5b2a868f');
    expect(recolor('#0a3038')).toMatch(/^#[0-9a-f]{6}$/);
    expect(recolor('#0a3038')).not.toBe('#0a3038');
    expect(recolor('#9b1c15 #fbbc05 #ffffff #0d5a66ab12')).toBe('#9b1c15 #fbbc05 #ffffff #0d5a66ab12');
  });
});
