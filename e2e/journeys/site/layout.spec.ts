import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { findLayoutProblems, setTextSize } from '../../steps/layout.ts';

/** The widths of windows, and the browser's text size; 16 is the usual one. */
const views = [
  { textSize: 16, widths: [320, 390, 768, 1280] },
  { textSize: 32, widths: [390, 1280] },
];

async function readSiteMap(page: Page): Promise<string[]> {
  const text = await (await page.request.get('/sitemap.xml')).text();
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return [...paths, '/signin', '/404'];
}

for (const half of [0, 1]) {
  test(`public pages fit windows of 320 to 1280 px, even with text twice as large: part ${half + 1}`, async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of 404/);
    const paths = (await readSiteMap(page)).filter((_path, index) => index % 2 === half);
    expect(paths.length).toBeGreaterThan(9);
    const errors: string[] = [];
    for (const { textSize, widths } of views) {
      await setTextSize(page, textSize);
      for (const path of paths) {
        await page.goto(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          for (const problem of await findLayoutProblems(page, { withFocus: false }))
            errors.push(`${path} at ${width} px with text of ${textSize} px: ${problem}`);
        }
      }
    }
    expect(errors).toEqual([]);
  });
}
