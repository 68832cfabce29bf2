import { afterEach, expect, it, vi } from 'vitest';
import { NetworkError } from './api-client.ts';
import { createRetryingLoader } from './retrying-loader.ts';

afterEach(() => vi.unstubAllGlobals());

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

it('asks for nothing while the device is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn(async () => 'code');
  const loader = createRetryingLoader(load, 0);
  await expect(loader()).rejects.toBeInstanceOf(NetworkError);
  vi.stubGlobal('navigator', { onLine: true });
  await vi.waitFor(() => expect(loader()).resolves.toBe('code'));
  expect(load).toHaveBeenCalledOnce();
});
