import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

it('names only files and folders that exist', () => {
  const text = readFileSync(`${root}docs/contributing.md`, 'utf8');
  const places = [...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+(?:\.(?:tsx?|md|json|html|yml)|\/))`/g)].map(
    ([, path]) => path ?? '',
  );
  expect(places.length).toBeGreaterThan(50);
  const files = globSync('{*,{bench,client,docs,e2e,eval,migrations,scripts,server,shared}/**/*}', {
    cwd: root,
  });
  const isThere = (place: string) =>
    files.some((file) => `/${file}/`.includes(`/${place.replace(/\/$/, '')}/`));
  expect([...new Set(places)].filter((place) => !isThere(place))).toEqual([]);
});
