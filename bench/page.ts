import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../scripts/browser/find-browser.ts';
import { type PageResult, runLighthouse } from './lighthouse.ts';
import { startServer, stopServer } from './processes.ts';
import { weighFloorScript, weighLandingScripts } from './script-weight.ts';
import { warnWithoutStandInFonts } from './stand-in-fonts.ts';
import { computeMedian, reportVerdicts } from './statistics.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
warnWithoutStandInFonts();
const chromePath = findBrowser();
const folder = mkdtempSync(join(tmpdir(), 'coverlight-bench-'));
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function buildEnvironment(port: number): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SESSION_SECRET: '0123456789abcdef'.repeat(4),
    DATABASE_URL: `file:${folder}/${port}.db`,
    LOG_LEVEL: 'warn',
  };
}

const ownPort = 4710;
const floorPort = 4711;
const own = await startServer(file('../server/main.ts'), ownPort, buildEnvironment(ownPort));
const floor = await startServer(
  file('baselines/site-without-scripts.ts'),
  floorPort,
  buildEnvironment(floorPort),
);
const results: PageResult[] = [];
const ratios: number[] = [];
try {
  console.log(
    'Landing page, Lighthouse as a mobile phone with devtools throttling; the floor is the page without scripts.',
  );
  for (let round = 1; round <= rounds; round += 1) {
    const base = await runLighthouse(`http://localhost:${floorPort}/`, chromePath);
    const result = await runLighthouse(`http://localhost:${ownPort}/`, chromePath);
    const ratio = result.largestContentfulPaintMs / base.largestContentfulPaintMs;
    results.push(result);
    ratios.push(ratio);
    const paint = `${Math.round(result.largestContentfulPaintMs)} ms / ${Math.round(base.largestContentfulPaintMs)} ms`;
    const scores = Object.entries(result.scores).map(([name, score]) => `${name} ${score}`);
    console.log(
      `  ${round}: LCP ${paint} = ${ratio.toFixed(2)}, layout shift ${result.layoutShift.toFixed(3)}, ${scores.join(', ')}`,
    );
    for (const error of result.errors) console.log(`     not perfect: ${error}`);
  }
} finally {
  await Promise.all([stopServer(own), stopServer(floor)]);
  rmSync(folder, { recursive: true, force: true });
}

const weight = weighLandingScripts();
const floorWeight = await weighFloorScript();
console.log(`  first script: ${weight} bytes, floor ${floorWeight} bytes (Brotli)\n`);
const median = (read: (result: PageResult) => number) => computeMedian(results.map(read));
const atLeast = (name: string, limit: number) => ({
  name: `Lighthouse ${name}`,
  ratio: median(({ scores }) => scores[name] ?? 0),
  limit,
  isAtLeast: true,
  rounds,
});
const atMost = (name: string, ratio: number, limit: number) => ({
  name,
  ratio,
  limit,
  isAtLeast: false,
  rounds,
});
const isGood = reportVerdicts([
  atLeast('performance', 99),
  atLeast('accessibility', 100),
  atLeast('best-practices', 100),
  atLeast('seo', 100),
  atMost('largest contentful paint to the floor', computeMedian(ratios), 1.25),
  atMost('first script to React, react-dom and the router', weight / floorWeight, 1.25),
  atMost('layout shift', Math.max(...results.map(({ layoutShift }) => layoutShift)), 0),
]);
process.exitCode = isGood ? 0 : 1;
