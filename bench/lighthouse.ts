import { launch } from 'chrome-launcher';
import lighthouse, { type Config } from 'lighthouse';
import { browserArguments } from '../e2e/browser.ts';

export type PageResult = {
  scores: Record<string, number>;
  largestContentfulPaintMs: number;
  layoutShift: number;
  /** Titles of the audits without a perfect score, except those about speed. */
  errors: readonly string[];
};

const config: Config = {
  extends: 'lighthouse:default',
  settings: { throttlingMethod: 'devtools', formFactor: 'mobile' },
};

/** Runs Lighthouse once as a mobile phone, in a new browser, with real throttling. */
export async function runLighthouse(url: string, chromePath: string): Promise<PageResult> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless', ...browserArguments],
    logLevel: 'silent',
  });
  try {
    const run = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' }, config);
    if (!run) throw new Error(`Lighthouse said nothing about ${url}.`);
    const { categories, audits } = run.lhr;
    const scores = Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    );
    const judged = Object.values(categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1);
    return {
      scores,
      largestContentfulPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      errors: judged.map(({ id }) => audits[id]?.title ?? id),
    };
  } finally {
    chrome.kill();
  }
}
