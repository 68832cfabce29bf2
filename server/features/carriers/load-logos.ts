import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Carrier } from '../../../shared/matching/carrier.ts';
import type { OwnFile } from '../../platform/site/static-site.ts';
import { missingLogo } from './messages.ts';

const logoTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/**
 * The operator's own logos, by their paths on the site: `/logos/name.svg` is the file `logos/name.svg` next to
 * CARRIERS_FILE. A logo without such a file is one of the built site's.
 */
export function loadLogos(
  file: string | undefined,
  carriers: readonly Carrier[],
): ReadonlyMap<string, OwnFile> {
  const logos = new Map<string, OwnFile>();
  if (file === undefined) return logos;
  for (const { logo } of carriers) {
    const own = join(dirname(file), logo);
    const contentType = logoTypes[extname(logo).toLowerCase()];
    if (contentType && !logo.includes('..') && existsSync(own)) {
      logos.set(logo, { body: readFileSync(own), contentType });
    }
  }
  return logos;
}

/** Throws with one line for each logo that is neither the operator's nor the site's, which would be a broken picture. */
export function requireLogos(
  file: string | undefined,
  carriers: readonly Carrier[],
  site: { has: (path: string) => boolean },
): void {
  if (file === undefined) return;
  const missing = carriers.flatMap(({ logo }, index) =>
    site.has(logo) ? [] : [missingLogo(index, join(dirname(file), logo), logo)],
  );
  if (missing.length > 0) {
    throw new Error(`CARRIERS_FILE ${file} has ${missing.length} error(s):\n${missing.join('\n')}`);
  }
}
