import { expect, it, vi } from 'vitest';
import { createImportFetched } from './import-fetched.ts';

const scripts: Record<string, string> = {
  'https://x.test/assets/page.js':
    'import{a as b,t}from"./fields.js";import"./words.js";export{c}from"./shell.js";const d="import e from \'./docs.js\'";',
  'https://x.test/assets/fields.js': 'import { w } from "./words.js";\nexport const a = w;',
  'https://x.test/assets/words.js': 'import{p}from"./page.js";export const w=importFetched("./later.js");',
};

const create = (lost: string[] = []) => {
  const load = vi.fn(async () => 'module');
  const fetchText = vi.fn(async (address: string) => {
    const index = lost.findIndex((name) => address.endsWith(name));
    if (index >= 0) {
      lost.splice(index, 1);
      throw new TypeError('Failed to fetch');
    }
    return scripts[address] ?? Promise.reject(new Error(`${address} isn't imported.`));
  });
  const importFetched = createImportFetched(
    load,
    fetchText,
    new Map([['https://x.test/assets/shell.js', []]]),
  );
  return { load, fetchText, open: () => importFetched('https://x.test/assets/page.js') };
};

it('imports a script after it and what it imports have arrived, each fetched once', async () => {
  const { load, fetchText, open } = create();
  expect(await open()).toBe('module');
  expect(fetchText.mock.calls.flat().sort()).toEqual(Object.keys(scripts).sort());
  await open();
  expect(fetchText).toHaveBeenCalledTimes(3);
  expect(load.mock.calls).toEqual([['https://x.test/assets/page.js'], ['https://x.test/assets/page.js']]);
});

it.each(['page.js', 'fields.js', 'words.js'])('asks again for %s after it was lost', async (name) => {
  const { load, open } = create([name]);
  await expect(open()).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  expect(await open()).toBe('module');
});
