import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { brand } from '../shared/brand.ts';
import { buildBeacon } from './build-beacon.ts';

it('makes /beacon.js of 2 KB at most, which any content security policy with its origin runs', async () => {
  const code = await buildBeacon(fileURLToPath(new URL('..', import.meta.url)));
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(2048);
  expect(code).toContain(`\`${brand.slug}\``);
  expect(code).not.toMatch(/\beval\b|new Function|innerHTML|import\(|https?:\/\//);
  expect(code).not.toContain(brand.legalName);
});
