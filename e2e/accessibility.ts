import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { setView, usualTextSize } from './steps/views.ts';

declare global {
  /** What axe's source defines on a page. */
  var axe: typeof import('axe-core');
}

/** `npm run check:axe` checks each state in every window and text size. Everyday tests check it in the one they have. */
export const isMatrix = process.env.AXE_MATRIX === '1';

const widths = [320, 390, 1280];
const textSizes = [usualTextSize, 2 * usualTextSize];
const themes = ['light', 'dark'] as const;

/** Without its comments and long names, because every page has to compile it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** Only violations are computed completely, which makes it three times as fast. */
const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};
const colorlessOptions: RunOptions = { ...axeOptions, rules: { 'color-contrast': { enabled: false } } };
/** An open dialog covers the page, and contrast takes most of axe's time. */
const dialog = '[aria-modal="true"], [role="alertdialog"]';
const contrastOptions: RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'] };

/** Which of the themes the colors are checked in. */
export type CheckedColors = 'none' | 'light' | 'both';

/** What axe finds on the page for WCAG 2.2 AA. */
export async function findViolations(page: Page, colors: CheckedColors): Promise<string[]> {
  await waitForStillness(page);
  if (colors === 'none') return runAxe(page, colorlessOptions);
  const isCovered = (await page.locator(dialog).count()) > 0;
  const found = isCovered ? await runAxe(page, colorlessOptions) : [];
  // The themes only differ in their colors.
  for (const colorScheme of colors === 'both' ? themes : themes.slice(0, 1)) {
    await page.emulateMedia({ colorScheme });
    const isWhole = !isCovered && colorScheme === 'light';
    const violations = await runAxe(
      page,
      isWhole ? axeOptions : contrastOptions,
      isCovered ? dialog : 'html',
    );
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  await page.emulateMedia({ colorScheme: null });
  return found;
}

/** The same in every window and text size. The page isn't loaded again, and is left as it was. */
export async function findMatrixViolations(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const found: string[] = [];
  for (const textSize of textSizes) {
    for (const width of widths) {
      await setView(page, { width, height: 800, textSize });
      const violations = await findViolations(page, 'both');
      found.push(...violations.map((violation) => `${width} px, text of ${textSize} px: ${violation}`));
    }
  }
  if (size) await setView(page, { ...size, textSize: usualTextSize });
  // A window of another size may have lost the focus.
  await page.bringToFront();
  return found;
}

/** Checks the part of the page that the CSS selector finds last, or the whole page. */
async function runAxe(page: Page, options: RunOptions, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ options, within }) => {
      const root = [...document.querySelectorAll(within)].at(-1) ?? document;
      const { violations } = await globalThis.axe.run(root, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { options, within },
  );
}

/** Contrast is measured on what is painted, so transitions have to end first. Spinners turn forever. */
export async function waitForStillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}
