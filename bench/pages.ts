import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../scripts/find-browser.ts';
import { type PageResult, runLighthouse } from './lighthouse.ts';
import { startServer, stopServer } from './processes.ts';

/**
 * Lighthouse's scores on every page of the sitemap, as a mobile phone. Pages can be named: `npm run bench:pages --
 * /faq`.
 */
const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** A single run says little about speed on a busy machine, so a page has three tries. */
const tries = 3;

const port = 4712;
const origin = `http://localhost:${port}`;
const chromePath = findBrowser();
const folder = mkdtempSync(join(tmpdir(), 'coverlight-bench-'));
const server = await startServer(fileURLToPath(new URL('../server/main.ts', import.meta.url)), port, {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: origin,
  SESSION_SECRET: '0123456789abcdef'.repeat(4),
  DATABASE_URL: `file:${folder}/pages.db`,
  LOG_LEVEL: 'warn',
});
const missed: string[] = [];
try {
  const named = process.argv.slice(2);
  const paths = named.length > 0 ? named : await readSiteMap();
  for (const path of paths) {
    const { result, count } = await measure(path);
    const scores = Object.entries(result.scores).map(([name, score]) => `${name} ${score}`);
    const errors = listMissed(result);
    if (errors.length > 0) missed.push(path);
    console.log(`${errors.length > 0 ? 'MISSED' : 'ok    '} ${path}: ${scores.join(', ')} (run ${count})`);
    if (errors.length > 0) for (const error of result.errors) console.log(`         ${error}`);
  }
  console.log(`\n${paths.length - missed.length} of ${paths.length} pages reach ${JSON.stringify(limits)}`);
} finally {
  await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed.length > 0 ? 1 : 0;

async function readSiteMap(): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

async function measure(path: string): Promise<{ result: PageResult; count: number }> {
  let result = await runLighthouse(`${origin}${path}`, chromePath);
  let count = 1;
  while (count < tries && listMissed(result).length > 0) {
    result = await runLighthouse(`${origin}${path}`, chromePath);
    count += 1;
  }
  return { result, count };
}

function listMissed({ scores }: PageResult): string[] {
  return Object.entries(limits)
    .filter(([name, limit]) => (scores[name] ?? 0) < limit)
    .map(([name]) => name);
}
