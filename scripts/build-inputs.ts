import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hashFolder } from '../server/platform/site/hash-folder.ts';

const inputs = [
  'client',
  'shared',
  'scripts',
  'package.json',
  'package-lock.json',
  'server/platform/site/site-manifest.ts',
  'server/features/chat/search',
];

/**
 * Hashes everything, the site folder included, that the build depends on, so that an unchanged project isn't built again. A changed PUBLIC_ORIGIN
 * doesn't need a build, because the server writes it into the pages.
 */
export function hashInputs(root: string, siteFolder: string): string {
  const hash = createHash('sha256').update(siteFolder).update(hashFolder(siteFolder));
  for (const file of inputs.flatMap((input) => listFiles(root, input)).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(`${root}${file}`));
  }
  return hash.digest('hex');
}

function listFiles(root: string, path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(`${root}${path}`, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length));
}

export function loadBuiltHash(root: string): string | undefined {
  const file = `${root}dist/inputs.sha256`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function writeBuiltHash(folder: string, hash: string): void {
  writeFileSync(`${folder}/inputs.sha256`, hash);
}
