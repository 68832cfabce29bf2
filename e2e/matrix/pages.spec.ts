import { expect, test } from '../fixtures.ts';
import { readPages } from '../steps/views.ts';
import { findEqualAccessViolations } from './equal-access.ts';

for (const path of readPages()) {
  test(`${path} as it opens`, async ({ page, allowedErrors, expectAccessible }) => {
    allowedErrors.push(/status of 404/);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    // Some pages lead a visitor elsewhere; then that page is what is checked, and named.
    await expectAccessible(`${path}, at ${new URL(page.url()).pathname}`);
    expect(await findEqualAccessViolations(page)).toEqual([]);
  });
}
