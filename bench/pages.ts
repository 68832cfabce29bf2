import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../scripts/browser/find-browser.ts';
import { type PageResult, runLighthouse } from './lighthouse.ts';
import { startServer, stopServer } from './processes.ts';
import { warnWithoutStandInFonts } from './stand-in-fonts.ts';

/**
 * Runs Lighthouse on every page of the sitemap, as a mobile phone, next to the same page without scripts. To run it
 * only on some pages, name them: `npm run bench:pages -- /faq`.
 */
/**
 * The layout shift is rounded to hundredths, as in most reports, because a word with a different width isn't a shift.
 */
const limits = { score: 100, paintToFloor: 1.25, layoutShift: 0 };
/** A single run says little about speed on a busy machine, so each page has three tries. */
const tries = 3;

warnWithoutStandInFonts();
const chromePath = findBrowser();
const folder = mkdtempSync(join(tmpdir(), 'coverlight-bench-'));
const [own, floor] = await Promise.all([
  start('../server/main.ts', 4712),
  start('baselines/site-without-scripts.ts', 4713),
]);
const missed: string[] = [];
try {
  const named = process.argv.slice(2);
  const paths = named.length > 0 ? named : await readSiteMap();
  for (const path of paths) {
    let errors: string[] = [];
    for (let count = 1; count === 1 || (count <= tries && errors.length > 0); count += 1) {
      const base = await runLighthouse(`${floor.origin}${path}`, chromePath);
      const result = await runLighthouse(`${own.origin}${path}`, chromePath);
      const paintToFloor = result.largestContentfulPaintMs / base.largestContentfulPaintMs;
      errors = listMissed(result, paintToFloor);
      const scores = Object.values(result.scores).join(' ');
      const state = errors.length > 0 ? 'MISSED' : 'ok    ';
      const paint = `LCP ${Math.round(result.largestContentfulPaintMs)} ms = ${paintToFloor.toFixed(2)} of the floor`;
      console.log(
        `${state} ${path}: ${scores}, ${paint}, layout shift ${result.layoutShift.toFixed(4)} (run ${count})`,
      );
      for (const error of errors) console.log(`         ${error}`);
    }
    if (errors.length > 0) missed.push(path);
  }
  console.log(`\n${paths.length - missed.length} of ${paths.length} pages reach ${JSON.stringify(limits)}`);
} finally {
  await Promise.all([stopServer(own.server), stopServer(floor.server)]);
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed.length > 0 ? 1 : 0;

async function start(file: string, port: number) {
  const origin = `http://localhost:${port}`;
  const server = await startServer(fileURLToPath(new URL(file, import.meta.url)), port, {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: origin,
    SESSION_SECRET: '0123456789abcdef'.repeat(4),
    DATABASE_URL: `file:${folder}/${port}.db`,
    LOG_LEVEL: 'warn',
  });
  return { server, origin };
}

async function readSiteMap(): Promise<string[]> {
  const text = await (await fetch(`${own.origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

function listMissed({ scores, layoutShift, errors }: PageResult, paintToFloor: number): string[] {
  const low = Object.entries(scores).filter(([, score]) => score < limits.score);
  return [
    ...low.map(([name, score]) => `${name} is ${score}`),
    ...errors,
    ...(paintToFloor > limits.paintToFloor ? ['the largest contentful paint is late'] : []),
    ...(Number(layoutShift.toFixed(2)) > limits.layoutShift ? ['the layout shifts'] : []),
  ];
}
