import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { brand } from '../shared/site/brand.data.ts';
import { buildBeacon } from './build-beacon.ts';

it('builds a /beacon.js of at most 2 KB, which runs under any content security policy that allows its origin', async () => {
  const code = await buildBeacon(fileURLToPath(new URL('..', import.meta.url)));
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(2048);
  expect(code).toContain(`\`${brand.slug}\``);
  expect(code).not.toMatch(/\beval\b|new Function|innerHTML|import\(|https?:\/\//);
  expect(code).not.toContain(brand.legalName);
});
