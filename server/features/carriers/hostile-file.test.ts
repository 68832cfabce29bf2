import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findUnclear, listSpoiled } from '../../testing/attacks/spoiled-json.ts';
import { loadCarriers } from './load-carriers.ts';
import { loadLogos } from './load-logos.ts';
import { renderOperatorSite } from './render-operator-site.ts';
import { loadExampleCarriers, writeSecondCarriers } from './testing/second-carriers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carriers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function readError(file: string): string {
  try {
    loadLogos(file, loadCarriers(file).listed, () => false);
    return '';
  } catch (cause) {
    return cause instanceof Error ? cause.message : `${cause}`;
  }
}

describe('CARRIERS_FILE', () => {
  it('says in a sentence for each error what is wrong, no matter what the file has in place of any value', () => {
    const file = writeSecondCarriers(folder);
    let refused = 0;
    const unclear: string[] = [];
    for (const { place, spoiled } of listSpoiled(loadExampleCarriers(), 5)) {
      writeFileSync(file, JSON.stringify(spoiled) ?? '');
      const message = readError(file);
      if (message !== '') refused += 1;
      unclear.push(...findUnclear(message || '.').map((line) => `${place}: ${line}`));
    }
    expect(unclear).toEqual([]);
    expect(refused).toBeGreaterThan(300);
  });

  it('accepts 100 carriers, and stops the start with a sentence if there are more', () => {
    const [primary, other] = loadExampleCarriers();
    const list = (count: number) => [
      primary,
      ...Array.from({ length: count - 1 }, (_, index) => ({
        ...other,
        id: `c-${index}`,
        name: `C ${index}`,
      })),
    ];
    const write = (count: number) => writeSecondCarriers(folder, list(count) as Record<string, unknown>[]);
    expect(readError(write(100))).toBe('');
    expect(readError(write(101))).toBe(
      `CARRIERS_FILE ${folder}/carriers.json has 1 error:\n  Must have at most 100 carriers, but it has 101.`,
    );
    expect(readError(write(2000))).toContain('it has 2,000.');
  });

  it('stops the start with a sentence if it has no carriers', () => {
    expect(readError(writeSecondCarriers(folder, []))).toBe(
      `CARRIERS_FILE ${folder}/carriers.json has 1 error:\n  carriers: Exactly one carrier must have isPrimary true.`,
    );
  });

  it.each([
    ['seawall.svg', 'no picture', 'is not the kind of image that its extension says it is.'],
    [
      'seawall.svg',
      '<svg><style>@import "https://a.example/"</style></svg>',
      'must be an SVG without scripts or links.',
    ],
    ['seawall.svg', `<svg>${' '.repeat(1024 * 1024)}</svg>`, 'can be at most 1 MiB.'],
  ])('names a logo that cannot be shown: %s', (name, body, problem) => {
    const file = writeSecondCarriers(folder);
    writeFileSync(`${folder}/logos/${name}`, body);
    expect(readError(file).split('\n').slice(1)).toEqual([
      `  The logo of Seawall Mutual: ${folder}/logos/${name} ${problem}`,
    ]);
  });
});

describe('rendering the pages', () => {
  const render = (program: string, deadlineMs?: number) => {
    writeFileSync(`${folder}/program.mjs`, program);
    writeFileSync(`${folder}/template.json`, '{}');
    return renderOperatorSite({
      renderer: { program: `${folder}/program.mjs`, template: `${folder}/template.json` },
      origin: 'https://www.example.com',
      carriers: undefined,
      company: undefined,
      ...(deadlineMs && { deadlineMs }),
    });
  };

  it.each([
    ['takes too long', 'for (;;);', 1, 'it took longer than 0.001 seconds'],
    ['fails', 'throw new Error("No room.\\nat x:1:2")', undefined, 'No room'],
    ['ends without a result', 'process.exit(3)', undefined, 'the program that renders them exited with 3'],
  ])('that %s stops the start with a sentence', async (_name, program, deadlineMs, reason) => {
    await expect(render(program, deadlineMs)).rejects.toThrow(
      `The pages cannot be rendered with BRAND_FILE and CARRIERS_FILE: ${reason}. Run \`npm run build\`.`,
    );
  });
});
