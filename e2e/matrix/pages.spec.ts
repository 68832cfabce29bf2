import { test } from '../fixtures.ts';
import { readPages } from '../steps/views.ts';

for (const path of readPages()) {
  test(`${path} as it opens`, async ({ page, allowedErrors, expectAccessible }) => {
    allowedErrors.push(/status of 404/);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    test.skip(new URL(page.url()).pathname !== path, 'Leads a visitor home.');
    await expectAccessible(path);
  });
}
