import type { Page } from '@playwright/test';

/** Collects the addresses that the page requests from other sites. */
export function watchForeignRequests(page: Page, origin: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin))
      foreign.push(request.url());
  });
  return foreign;
}
