import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { siteManifestSchema } from '../../server/platform/site/site-manifest.ts';

/** A window, and the browser's text size. */
export type View = { width: number; height: number; textSize: number };

export const usualTextSize = 16;

/** Sets the browser's own text size, which `rem` in styles and media queries follows. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await devtools.detach();
}

export async function setView(page: Page, { width, height, textSize }: View): Promise<void> {
  await page.setViewportSize({ width, height });
  await setTextSize(page, textSize);
}

/** Every page of the site, from what the build wrote. */
export function readPages(): string[] {
  const manifest = siteManifestSchema.parse(
    JSON.parse(readFileSync(new URL('../../dist/client/site.json', import.meta.url), 'utf8')),
  );
  return manifest.files
    .filter(({ contentType, isDevelopmentOnly }) => contentType.startsWith('text/html') && !isDevelopmentOnly)
    .map(({ path }) => path);
}
