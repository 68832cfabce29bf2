import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findExamPolicy } from '../../../shared/directory/carrier-facts.ts';
import { directory } from '../../../shared/directory/directory.data.ts';
import { defaultCarriers } from '../../../shared/matching/carriers.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loadCarriers } from './load-carriers.ts';
import { loadLogos } from './load-logos.ts';
import { createOperatorRewrite } from './render-operator-site.ts';
import { loadExampleCarriers, writeSecondCarriers } from './testing/second-carriers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carriers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const [primary, other, listed] = loadExampleCarriers();

/** Returns the errors that stop the start when the carriers in docs/operating.md are changed like this. */
function listErrors(carriers: readonly unknown[]): string[] {
  try {
    const file = writeSecondCarriers(folder, carriers as Record<string, unknown>[]);
    loadLogos(file, loadCarriers(file).listed, () => false);
    return [];
  } catch (cause) {
    return cause instanceof Error ? cause.message.split('\n').slice(1) : [];
  }
}

describe('the operator’s carriers', () => {
  it('replace the built-in ones in matching, and the browser gets the same', async () => {
    const file = writeSecondCarriers(folder);
    await using app = await createTestApp({ CARRIERS_FILE: file });
    const { matched } = loadCarriers(file);
    expect(matched.map(({ id }) => id)).toEqual(['harborlight', 'seawall']);
    const offered = await supertest(app.listener).get('/api/carriers').expect(200);
    expect(offered.body).toEqual({ carriers: matched, reading: 'normalised' });
    const logo = await supertest(app.listener).get('/logos/seawall.svg').expect(200);
    expect([logo.type, logo.body.toString()]).toEqual(['image/svg+xml', expect.stringContaining('seawall')]);
    const again = supertest(app.listener).get('/logos/seawall.svg');
    await again.set('If-None-Match', String(logo.headers.etag)).expect(304);
  });

  it('are listed by kind and name, with facts that follow from their rules', () => {
    const { carriers, facts } = loadCarriers(writeSecondCarriers(folder)).listed;
    expect(carriers.map(({ slug }) => slug)).toEqual(['harborlight', 'seawall', 'tidepool']);
    expect(carriers.map(({ website }) => website)).toEqual([
      'https://www.harborlight.example/quote',
      'https://www.seawall.example/',
      'https://www.tidepool.example/',
    ]);
    const { harborlight, seawall, tidepool } = facts;
    expect(harborlight).toMatchObject({
      ages: { min: 18, max: 65 },
      amounts: { max: 3_000_000 },
      policies: ['term'],
    });
    expect(harborlight && findExamPolicy(harborlight)).toBe('optional');
    expect(seawall).toMatchObject({
      tobacco: 'specialty',
      states: { only: ['Maine', 'New Hampshire', 'Vermont'] },
    });
    expect(tidepool).toMatchObject({ amounts: { min: 5000, max: 25_000 }, states: { except: ['New York'] } });
  });

  it('are the built-in ones without a file', () => {
    expect(loadCarriers(undefined)).toEqual({ matched: defaultCarriers, listed: directory });
  });
});

it('the scripts have new addresses when other data follows from the same carriers', () => {
  const carriers = loadCarriers(undefined);
  const findKey = (own: string) =>
    createOperatorRewrite({ documents: new Map(), sections: [], data: [['{}', own]] }, carriers).key;
  expect(findKey('[1]')).not.toBe(findKey('[2]'));
});

describe('CARRIERS_FILE', () => {
  it.each([
    [
      'a name with a line break',
      [{ ...primary, name: 'Harbor\nlight' }, other],
      '  carriers[0].name: Must be one line.',
    ],
    [
      'a matched carrier that the directory knows nothing about',
      [{ ...primary, directory: undefined }],
      '  carriers[0].directory: Must be an object.',
    ],
    [
      'facts that the rules give already',
      [{ ...primary, directory: { ...Object(primary?.directory), tobacco: 'considered' } }],
      '  carriers[0].directory: Unknown field: tobacco.',
    ],
    [
      'a way to apply that the rules deny',
      [
        primary,
        {
          ...other,
          directory: { ...Object(other?.directory), decision: { withoutExam: { max: 1, unit: 'day' } } },
        },
      ],
      '  carriers[1].directory.decision.withoutExam: Must be present if, and only if, noMedicalExamAvailable is true.',
    ],
    [
      'no way to apply',
      [primary, { ...listed, directory: { ...Object(listed?.directory), decision: {} } }],
      '  carriers[1].directory.decision: Must have withoutExam, withExam, or both.',
    ],
    [
      'swapped ages',
      [primary, { ...listed, directory: { ...Object(listed?.directory), ages: { min: 60, max: 50 } } }],
      '  carriers[1].directory.ages.min: Must not be above max.',
    ],
    [
      'a state that does not exist',
      [primary, { ...listed, directory: { ...Object(listed?.directory), states: { only: ['Ontario'] } } }],
      '  carriers[1].directory.states: Must be the word all, or an object with a list of states as only or except.',
    ],
    [
      'a repeated id',
      [primary, { ...listed, id: 'harborlight' }],
      '  carriers[1].id: Must differ from every other carrier.',
    ],
    ['no primary carrier', [other, listed], '  carriers: Exactly one carrier must have isPrimary true.'],
    ['only listed carriers', [listed], '  carriers: Exactly one carrier must have isPrimary true.'],
    ['something that is no carrier', [primary, 'tidepool'], '  carriers[1]: Must be an object.'],
  ])('with %s stops the start with a sentence', (_name, carriers, error) => {
    expect(listErrors(carriers)).toEqual([error]);
  });

  it('stops the start when a logo is missing, a folder, or more than a drawing', async () => {
    const carriers = [
      { ...primary, logo: '/logos/none.svg' },
      { ...other, logo: '/logos/folder.svg' },
      { ...listed, logo: '/logos/active.svg' },
    ];
    mkdirSync(`${folder}/logos/folder.svg`, { recursive: true });
    writeFileSync(`${folder}/logos/active.svg`, '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>');
    const errors = [
      `  The logo of Harborlight Life: There is no file ${folder}/logos/none.svg (.svg, .png, or .webp), and the site has no /logos/none.svg.`,
      `  The logo of Seawall Mutual: ${folder}/logos/folder.svg is a folder or a device. It must be a file.`,
      `  The logo of Tidepool Assurance: ${folder}/logos/active.svg must be an SVG without scripts or links.`,
    ];
    expect(listErrors(carriers)).toEqual(errors);
    await expect(createTestApp({ CARRIERS_FILE: `${folder}/carriers.json` })).rejects.toThrow(
      errors.join('\n'),
    );
  });

  it('that is no JSON or does not exist stops the start', () => {
    writeFileSync(`${folder}/half.json`, '[{"id":');
    expect(() => loadCarriers(`${folder}/half.json`)).toThrow(
      /^CARRIERS_FILE .+half\.json cannot be read as JSON: .+$/,
    );
    expect(() => loadCarriers(`${folder}/none.json`)).toThrow(
      /^CARRIERS_FILE .+none\.json does not exist\.$/,
    );
    expect(() => loadCarriers(folder)).toThrow(
      /^CARRIERS_FILE .+ is a folder or a device\. It must be a JSON file\.$/,
    );
  });
});
