import { expect, it, vi } from 'vitest';
import { createRetryingLoader } from './retrying-loader.ts';

it('loads once and shares the result', async () => {
  const load = vi.fn(async () => 'code');
  const loader = createRetryingLoader(load, 0);
  expect(await Promise.all([loader(), loader()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledOnce();
});

it('loads again after a failure', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('No connection.'));
  const loader = createRetryingLoader(load, 0);
  await expect(loader()).rejects.toThrow('No connection.');
  await vi.waitFor(() => expect(loader()).resolves.toBe('code'));
});
