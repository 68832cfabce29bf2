import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const mark = '*(not built yet)*';

/** The rules of docs/security.md. */
const rules = [...readFileSync(join(root, 'docs/security.md'), 'utf8').matchAll(/^(\d+)\. (.+)$/gm)].map(
  ([, number = '', text = '']) => ({ number: Number(number), text, isBuilt: !text.endsWith(mark) }),
);

/** The numbers of rules in test names. */
const named = new Set(
  ['server', 'client', 'shared', 'scripts', 'e2e'].flatMap((room) =>
    readdirSync(join(root, room), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
      .flatMap(({ parentPath, name }) => findNumbers(readFileSync(join(parentPath, name), 'utf8'))),
  ),
);

function findNumbers(text: string): number[] {
  return [...text.matchAll(/\[security (\d+)\]/g)].map(([, number]) => Number(number));
}

describe('docs/security.md', () => {
  it('gives each rule its own number, in order, and contains every rule that a test names', () => {
    const numbers = rules.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect([...named].filter((number) => !numbers.includes(number))).toEqual([]);
  });

  it('has a test that names each rule that is built', () => {
    const unproven = rules.filter(({ number, isBuilt }) => isBuilt && !named.has(number));
    expect(unproven.map(({ number, text }) => `${number}. ${text}`)).toEqual([]);
  });

  it('marks only rules without a test as not built', () => {
    const stale = rules.filter(({ number, isBuilt }) => !isBuilt && named.has(number));
    expect(stale.map(({ number, text }) => `${number}. ${text}`)).toEqual([]);
  });
});
