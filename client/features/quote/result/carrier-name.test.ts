import { expect, test } from 'vitest';
import { directoryCarriers } from '../../../../shared/directory/directory-carriers.ts';
import { findDirectoryName } from './carrier-name.ts';

test.each(directoryCarriers)('$slug is $name', async ({ slug, name }) => {
  expect(await findDirectoryName(slug)).toBe(name);
});

test.each(['', 'ALDERPOINT', 'toString', '<script>'])('%j is nobody', async (slug) => {
  expect(await findDirectoryName(slug)).toBeUndefined();
});
