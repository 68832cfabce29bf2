import { expect, test } from '../../fixtures.ts';
import { watchForeignRequests } from '../../steps/foreign-requests.ts';
import { findLayoutProblems } from '../../steps/layout.ts';
import { readPages, setTextSize } from '../../steps/views.ts';

/** The widths of windows, and the browser's text size; 16 is the usual one. */
const views = [
  { textSize: 16, widths: [320, 390, 768, 1280] },
  { textSize: 32, widths: [390, 1280] },
];

/** Of pages that are built the same, these are enough. */
const examples = [
  '/blog/how-much-life-insurance-do-i-need',
  '/carriers/alderpoint',
  '/carriers/oxbow',
  '/legal/licenses',
  '/legal/privacy',
];
/** Without an account, these only lead to other pages. Their own tests check them. */
const forAccounts = /^\/(account|auth|dashboard|onboarding|operator|profile)\b/;

const paths = readPages().filter(
  (path) => examples.includes(path) || !(forAccounts.test(path) || /^\/(blog|carriers|legal)\//.test(path)),
);

for (const part of [0, 1]) {
  test(`[security 45] pages fit windows of 320 to 1280 px, even with text twice as large, and request nothing from another site: part ${part + 1}`, async ({
    page,
    server,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of 404/);
    const foreign = watchForeignRequests(page, server.origin);
    const own = paths.filter((_path, index) => index % 2 === part);
    expect(own.length).toBeGreaterThan(8);
    const errors: string[] = [];
    for (const { textSize, widths } of views) {
      // A page follows the browser's text size only when it loads.
      await setTextSize(page, textSize);
      for (const path of own) {
        await page.goto(path, { waitUntil: 'load' });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          for (const problem of await findLayoutProblems(page, { withFocus: false }))
            errors.push(`${path} at ${width} px with text of ${textSize} px: ${problem}`);
        }
      }
    }
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });
}
