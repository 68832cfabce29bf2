import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashFolder } from '../server/platform/site/hash-folder.ts';
import { SiteFaults } from '../shared/site/schemas/faults.ts';
import { hashInputs, loadBuiltHash, writeBuiltHash } from './build-inputs.ts';
import { lockBuild } from './lock-build.ts';
import { findSiteFolder, prepareSite, writeValues } from './site-folder/prepare-site.ts';
import { subsetFonts } from './subset-fonts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const configFile = `${root}client/vite.config.ts`;
/** The build is made here and takes the last one's place once it's complete. */
const folder = `${root}.cache/build`;

// Every build, even a test runner's, must match the shipped one. Vite would use the caller's NODE_ENV.
process.env.NODE_ENV = 'production';

const isIfChanged = process.argv.includes('--if-changed');
lockBuild(root);
await subsetFonts(root);
const siteFolder = findSiteFolder();
const inputs = hashInputs(root, siteFolder);
if (isIfChanged && loadBuiltHash(root) === inputs) {
  console.log('The build is up to date.');
} else {
  try {
    await build();
  } catch (cause) {
    if (!(cause instanceof SiteFaults)) throw cause;
    console.error(`${cause.message}\nNothing was built: ${cause.faults.length} to fix.`);
    process.exitCode = 1;
  }
}

async function build(): Promise<void> {
  const startedAt = performance.now();
  const { site } = prepareSite();
  // Loaded only now, because they read the site's values.
  const [vite, { buildBeacon }, { writeSite }] = await Promise.all([
    import('vite'),
    import('./build-beacon.ts'),
    import('./write-site.ts'),
  ]);
  rmSync(folder, { recursive: true, force: true });
  await vite.build({ configFile, logLevel: 'warn' });
  await vite.build({ configFile, logLevel: 'warn', build: { ssr: 'prerender.tsx' } });
  writeFileSync(`${folder}/client/beacon.js`, await buildBeacon(root));
  const origin = process.env.PUBLIC_ORIGIN || 'http://localhost:3000';
  const pages = await writeSite({ root, folder, siteFolder, site, origin });
  rmSync(`${folder}/prerender`, { recursive: true });
  writeValues(`${folder}/site`, site);
  const source = { folder: relative(root, siteFolder) || '.', hash: hashFolder(siteFolder) };
  writeFileSync(`${folder}/site/source.json`, JSON.stringify(source));
  writeBuiltHash(folder, inputs);
  replaceBuild();
  console.log(`Built ${pages} pages in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

function replaceBuild(): void {
  const last = `${root}.cache/last-build`;
  rmSync(last, { recursive: true, force: true });
  mkdirSync(`${root}.cache`, { recursive: true });
  if (existsSync(`${root}dist`)) renameSync(`${root}dist`, last);
  renameSync(folder, `${root}dist`);
  rmSync(last, { recursive: true, force: true });
}
