import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

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

/** Elements that extend beyond the window, by tag and words, because text cut off at the edge can't be read. */
function findOverhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.slice(-3).map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });
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
    const devtools = await page.context().newCDPSession(page);
    for (const { textSize, widths } of views) {
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
      for (const path of paths) {
        await page.goto(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          for (const overhang of await findOverhang(page))
            errors.push(`${path} at ${width} px with text of ${textSize} px: ${overhang}`);
        }
      }
    }
    expect(errors).toEqual([]);
  });
}
