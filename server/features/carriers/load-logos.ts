import { dirname, extname, join } from 'node:path';
import type { Directory } from '../../../shared/directory/directory.data.ts';
import { loadFile } from '../../platform/load-file.ts';
import { isPicture } from '../../platform/site/picture-formats.ts';
import type { OwnFile } from '../../platform/site/static-site.ts';
import { isPassiveSvg } from '../../platform/site/svg-safety.ts';
import { createFileError } from './load-carriers.ts';
import { fileErrors } from './messages.ts';

const logoTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const maxLogoMebibytes = 1;

/** An operator's file, or what is wrong with it. Undefined if there is none. */
type Found = OwnFile | string | undefined;

/**
 * Loads the operator's own logos, by their paths on the site: `/logos/name.svg` is the file `logos/name.svg` next to
 * CARRIERS_FILE. A logo without such a file must be one of the built site's. Throws one line for each logo that would
 * be a broken image.
 */
export function loadLogos(
  file: string,
  { carriers }: Directory,
  isOnSite: (path: string) => boolean,
): ReadonlyMap<string, OwnFile> {
  const logos = new Map<string, OwnFile>();
  const errors: string[] = [];
  for (const { name, logo } of carriers) {
    const path = logo.light;
    const own = join(dirname(file), path);
    const found = loadLogo(own, path);
    if (typeof found === 'object') logos.set(path, found);
    else if (found !== undefined) errors.push(fileErrors.logo(name, found));
    else if (!isOnSite(path)) errors.push(fileErrors.logo(name, fileErrors.logoMissing(own, path)));
  }
  if (errors.length > 0) throw createFileError(file, errors);
  return logos;
}

function loadLogo(own: string, path: string): Found {
  const contentType = logoTypes[extname(path).toLowerCase()];
  if (!contentType || path.includes('..')) return undefined;
  const loaded = loadFile(own, maxLogoMebibytes * 1024 * 1024);
  if (!Buffer.isBuffer(loaded)) return explain(own, loaded.code);
  if (!isPicture(loaded, contentType)) return fileErrors.logoIsOther(own);
  const isSafe = contentType !== logoTypes['.svg'] || isPassiveSvg(loaded);
  return isSafe ? { body: loaded, contentType } : fileErrors.logoIsActive(own);
}

function explain(own: string, code: string): string | undefined {
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  if (code === 'EISDIR') return fileErrors.logoIsFolder(own);
  return code === 'EFBIG'
    ? fileErrors.logoTooLarge(own, maxLogoMebibytes)
    : fileErrors.logoUnreadable(own, code);
}
