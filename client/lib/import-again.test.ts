import { expect, it, vi } from 'vitest';
import { createImportAgain } from './import-again.ts';

it('requests a module under its own address', async () => {
  const load = vi.fn(async () => 'module');
  expect(await createImportAgain(load)('./a.js')).toBe('module');
  expect(load).toHaveBeenCalledWith('./a.js');
});

it('requests a module that failed under a new address each time', async () => {
  const load = vi.fn(async () => 'module');
  load
    .mockRejectedValueOnce(new TypeError('No connection.'))
    .mockRejectedValueOnce(new TypeError('No connection.'));
  const importAgain = createImportAgain(load);
  await expect(importAgain('./a.js')).rejects.toThrow();
  await expect(importAgain('./a.js')).rejects.toThrow();
  expect(await importAgain('./a.js')).toBe('module');
  expect(load.mock.calls).toEqual([['./a.js'], ['./a.js?1'], ['./a.js?2']]);
});
