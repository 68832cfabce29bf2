import type { APIRequestContext } from '@playwright/test';

/** What a page tells search engines about itself. */
export async function readStructuredData(
  request: APIRequestContext,
  path: string,
): Promise<Record<string, unknown>[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
}
