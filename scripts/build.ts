import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildBeacon } from './build-beacon.ts';
import { hashInputs, loadBuiltHash, writeBuiltHash } from './build-inputs.ts';
import { lockBuild } from './lock-build.ts';
import { subsetFonts } from './subset-fonts.ts';
import { writeSite } from './write-site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const configFile = `${root}client/vite.config.ts`;

// Every build, even a test runner's, must match the shipped one. Vite would use the caller's NODE_ENV.
process.env.NODE_ENV = 'production';

const isIfChanged = process.argv.includes('--if-changed');
lockBuild(root);
await subsetFonts(root);
const inputs = hashInputs(root);
if (isIfChanged && loadBuiltHash(root) === inputs) {
  console.log('The build is up to date.');
} else {
  const startedAt = performance.now();
  rmSync(`${root}dist`, { recursive: true, force: true });
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: '../scripts/render-site.ts' } });
  writeFileSync(`${root}dist/client/beacon.js`, await buildBeacon(root));
  const pages = await writeSite({ root, origin: process.env.PUBLIC_ORIGIN || 'http://localhost:3000' });
  writeBuiltHash(root, inputs);
  console.log(`Built ${pages} pages in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}
