import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has. Those of level 3 are among their numbers. */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2 },
  ...{ '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11 },
  ...{ '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4 },
  ...{ '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};

const text = read('docs/asvs.md');
const rows = [...text.matchAll(/^\| (\**V\d.*?) \| (.+?) \| (.+?) \| (.+) \| (.+?) \|$/gm)].map(
  ([, ids = '', , state = '', , tests = '']) => ({
    ids: [...ids.matchAll(/V(\d+\.\d+)\.\d+/g)],
    state,
    tests,
  }),
);
const rules = new Set([...read('docs/security.md').matchAll(/^(\d+)\. /gm)].map(([, number]) => number));

describe('docs/asvs.md', () => {
  it('has every requirement once', () => {
    const ids = rows.flatMap((row) => row.ids);
    expect(new Set(ids.map(([id]) => id)).size).toBe(ids.length);
    const counts = Map.groupBy(ids, ([, section = '']) => section);
    expect(Object.fromEntries([...counts].map(([section, { length }]) => [section, length]))).toEqual(
      sections,
    );
  });

  it('sums up the states', () => {
    const count = (state: string) =>
      rows.filter((row) => row.state === state).reduce((sum, row) => sum + row.ids.length, 0);
    const [met, partly, unmet] = [count('Met'), count('Partly'), count('Not met')];
    const [host, none] = [count('Host'), count('N/A')];
    const all = rows.reduce((sum, row) => sum + row.ids.length, 0);
    expect(met + partly + unmet + host + none).toBe(all);
    expect(text).toContain(
      `Of ${all} requirements, ${met} are met, ${partly} partly, and ${unmet} not; ${host} are the host's, and ${none} don't apply.`,
    );
  });

  it('names only files and rules that exist', () => {
    const files = [...text.matchAll(/`(\w[\w.-]*(?:\/[\w.-]+)*\/[\w.-]*)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const numbers = [
      ...rows.flatMap(({ tests }) => tests.replaceAll(/`[^`]*`/g, '').match(/\d+/g) ?? []),
      ...[...text.matchAll(/[Rr]ules? ((?:\d+(?:,? (?:and|to) |, )?)+)/g)].flatMap(
        ([, list = '']) => list.match(/\d+/g) ?? [],
      ),
    ];
    expect(numbers.filter((number) => !rules.has(number))).toEqual([]);
  });
});
