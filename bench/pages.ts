import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import * as z from 'zod';
import { browserArguments } from '../e2e/browser.ts';
import { findBrowser } from '../scripts/browser/find-browser.ts';
import { allCores, createClient, startServer } from './harness.ts';

/**
 * Runs Lighthouse on every page of the sitemap, as a mobile phone with throttling by the browser. To run it only on some
 * pages, name them: `npm run bench:pages -- /faq`. Lighthouse and its packages are fetched when this needs them.
 */
const lighthouse = 'lighthouse@13.5.0';
/** A single run says little about speed on a busy machine, so each page has three tries. */
const tries = 3;

const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});

await using server = await startServer({ environment: { LOG_LEVEL: 'warn' } }, allCores);
using client = createClient(server);
const folder = mkdtempSync(`${tmpdir()}/coverlight-pages-`);
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : await readSiteMap();
let missed = 0;
for (const path of paths) {
  for (let left = tries; left > 0; left -= 1) {
    const problems = await findProblems(path);
    for (const problem of problems) console.log(`       ${problem}`);
    if (problems.length === 0) break;
    if (left === 1) missed += 1;
  }
}
rmSync(folder, { recursive: true });
console.log(`\n${paths.length - missed} of ${paths.length} pages have 100 everywhere, and don't shift.`);
if (missed > 0) process.exitCode = 1;

async function readSiteMap(): Promise<string[]> {
  const { text } = await client.get('/sitemap.xml');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Prints a page's scores, and returns what isn't perfect. */
async function findProblems(path: string): Promise<string[]> {
  const file = `${folder}/report.json`;
  const flags = ['--headless', ...browserArguments].join(' ');
  const options = ['--throttling-method=devtools', `--chrome-flags=${flags}`, '--output=json', '--quiet'];
  await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, server.origin + path, ...options, `--output-path=${file}`],
    {
      env: { ...process.env, CHROME_PATH: findBrowser() },
    },
  );
  const { categories, audits } = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const scores = Object.entries(categories).map(([name, { score }]) => ({
    name,
    score: Math.round((score ?? 0) * 100),
  }));
  // Rounded to hundredths, as in most reports, because a word with a different width isn't a shift.
  const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  const paint = Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN);
  const list = scores.map(({ name, score }) => `${name} ${score}`).join(', ');
  console.log(`${path}: ${list}; largest contentful paint ${paint} ms, layout shift ${shift.toFixed(4)}`);
  const judged = Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    name === 'performance' ? [] : auditRefs.filter(({ weight }) => weight > 0),
  );
  return [
    ...scores.filter(({ score }) => score < 100).map(({ name, score }) => `${name} is ${score}`),
    ...judged.flatMap(({ id }) => ((audits[id]?.score ?? 1) < 1 ? [audits[id]?.title ?? id] : [])),
    ...(Number(shift.toFixed(2)) === 0 ? [] : ['the layout shifts']),
  ];
}
