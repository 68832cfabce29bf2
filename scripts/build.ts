import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
import { hashFolder } from '../server/platform/site/built-files.ts';
import { SiteFaults } from '../shared/site/schemas/faults.ts';
import { findSiteFolder, prepareSite, writeValues } from './site-folder/prepare-site.ts';
import { subsetFonts } from './subset-fonts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const configFile = `${root}client/vite.config.ts`;
/** The build is made here and takes the last one's place once it's complete. */
const folder = `${root}.cache/build`;

/** What the build depends on, apart from the site folder. */
const inputs = [
  'client',
  'shared',
  'scripts',
  'package.json',
  'package-lock.json',
  'server/platform/site/site-manifest.ts',
  'server/features/chat/search',
];

// Every build, even a test runner's, must match the shipped one. Vite would use the caller's NODE_ENV.
process.env.NODE_ENV = 'production';

const isIfChanged = process.argv.includes('--if-changed');
lockBuild();
await subsetFonts(root);
const siteFolder = findSiteFolder();
const hash = hashInputs(siteFolder);
if (isIfChanged && loadBuiltHash() === hash) {
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
  // Loaded by Node, so that it shares the site folder that has been read here.
  const options = { configFile, configLoader: 'native', logLevel: 'warn' } as const;
  await vite.build(options);
  await vite.build({ ...options, build: { ssr: 'prerender.tsx' } });
  writeFileSync(`${folder}/client/beacon.js`, await buildBeacon(root));
  const origin = process.env.PUBLIC_ORIGIN || 'http://localhost:3000';
  const pages = await writeSite({ root, folder, siteFolder, site, origin });
  rmSync(`${folder}/prerender`, { recursive: true });
  writeValues(`${folder}/site`, site);
  const source = { folder: relative(root, siteFolder) || '.', hash: hashFolder(siteFolder) };
  writeFileSync(`${folder}/site/source.json`, JSON.stringify(source));
  writeFileSync(`${folder}/inputs.sha256`, hash);
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

/**
 * Hashes everything, the site folder included, that the build depends on, so that an unchanged project isn't built again. A changed PUBLIC_ORIGIN
 * doesn't need a build, because the server writes it into the pages.
 */
function hashInputs(siteFolder: string): string {
  const hash = createHash('sha256').update(siteFolder).update(hashFolder(siteFolder));
  for (const file of inputs.flatMap(listFiles).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(`${root}${file}`));
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(`${root}${path}`, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length));
}

function loadBuiltHash(): string | undefined {
  const file = `${root}dist/inputs.sha256`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Waits until no other process is building this project, and makes others wait until this process ends. The operating
 * system holds SQLite's lock, so a killed build doesn't leave one behind.
 */
function lockBuild(): void {
  mkdirSync(`${root}.cache`, { recursive: true });
  const lock = new SqliteDatabase(`${root}.cache/build-lock.db`, { timeout: 10 * 60_000 });
  lock.exec('begin exclusive');
  // Keeps a reference until the end, because an unused connection would be garbage-collected together with its lock.
  process.once('exit', () => lock.close());
}
