import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSite, type Site } from './load-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder that `SITE_FOLDER` names, as an absolute path. */
export function findSiteFolder(): string {
  return resolve(root, process.env.SITE_FOLDER?.trim() || 'site');
}

type Options = { hasDrafts?: boolean };

let prepared: { site: Site; folder: string } | undefined;

/**
 * Reads the site folder once and writes its values where `*.data.ts` modules find them from now on, in this process and in
 * those that it starts.
 */
export function prepareSite({ hasDrafts = false }: Options = {}): { site: Site; folder: string } {
  if (prepared) return prepared;
  const folder = findSiteFolder();
  const site = loadSite(folder, { hasDrafts });
  const values = `${root}.cache/site-values/${process.pid}`;
  writeValues(values, site);
  process.env.SITE_VALUES = values;
  process.once('exit', () => rmSync(values, { recursive: true, force: true }));
  prepared = { site, folder };
  return prepared;
}

/** Writes each part of a site as a JSON file. */
export function writeValues(folder: string, site: Site): void {
  mkdirSync(folder, { recursive: true });
  for (const [part, value] of Object.entries(site)) {
    writeFileSync(`${folder}/${part}.json.new`, JSON.stringify(value));
    renameSync(`${folder}/${part}.json.new`, `${folder}/${part}.json`);
  }
}
