import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { siteManifestSchema } from '../../server/platform/site/site-manifest.ts';

/** A window, and the browser's text size. */
export type View = { width: number; height: number; textSize: number };

export const usualTextSize = 16;

/**
 * Sets the browser's own text size, which `rem` in styles and media queries follows. A session that detaches would take a
 * virtual authenticator with it.
 */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

export async function setView(page: Page, { width, height, textSize }: View): Promise<void> {
  await page.setViewportSize({ width, height });
  await setTextSize(page, textSize);
}

/** How many answers are enough, because all of them are built the same. */
const exampleAnswers = 3;

/** Every page of the site, but only some of the answers, from what the build wrote. */
export function readPages(): string[] {
  const manifest = siteManifestSchema.parse(
    JSON.parse(readFileSync(new URL('../../dist/client/site.json', import.meta.url), 'utf8')),
  );
  const paths = manifest.files
    .filter(({ contentType }) => contentType.startsWith('text/html'))
    .map(({ path }) => path);
  const answers = paths.filter((path) => path.startsWith('/answers/'));
  return paths.filter((path) => !answers.includes(path) || answers.indexOf(path) < exampleAnswers);
}
