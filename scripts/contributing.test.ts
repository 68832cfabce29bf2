import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const text = readFileSync(`${root}docs/contributing.md`, 'utf8');

it('names only files and folders that exist', () => {
  const places = [...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+(?:\.(?:tsx?|md|json|html|yml)|\/))`/g)].map(
    ([, path]) => path ?? '',
  );
  expect(places.length).toBeGreaterThan(50);
  const files = globSync('{*,{bench,client,docs,e2e,eval,migrations,scripts,server,shared,site}/**/*}', {
    cwd: root,
  });
  const isThere = (place: string) =>
    files.some((file) => `/${file}/`.includes(`/${place.replace(/\/$/, '')}/`));
  expect([...new Set(places)].filter((place) => !isThere(place))).toEqual([]);
});

const rules = [...text.matchAll(/^\| (.+?) \| .*?`([\w./-]+)` \| (`.+`) \|$/gm)];

it('lists the rules', () => expect(rules.length).toBeGreaterThan(20));

it.each(rules.map(([, rule = '', path = '', words = '']) => [rule, path, words] as const))(
  'finds the rule in its file: %s',
  (_rule, path, words) => {
    const files = path.endsWith('/') ? globSync(`${path}**/*.ts`, { cwd: root }) : [path];
    const sources = files.map((file) => readFileSync(root + file, 'utf8'));
    for (const [, word = ''] of words.matchAll(/`([^`]+)`/g)) {
      expect(
        sources.some((source) => source.includes(word)),
        word,
      ).toBe(true);
    }
  },
);

it('cites only sections of docs/product.md that it has', () => {
  const product = readFileSync(`${root}docs/product.md`, 'utf8');
  const headings = [...product.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.replaceAll('"', "'"),
  );
  const cited = globSync('{bench,client,e2e,scripts,server,shared}/**/*.{ts,tsx}', { cwd: root }).flatMap(
    (file) =>
      [
        ...readFileSync(root + file, 'utf8').matchAll(/docs\/product\.md,((?:(?: and)?[\s*]+"[^"]+")+)/g),
      ].flatMap(([, names = '']) =>
        [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file, name })),
      ),
  );
  expect(cited.length).toBeGreaterThan(30);
  expect(cited.filter(({ name }) => !headings.includes(name))).toEqual([]);
});
