import type { Page } from '@playwright/test';

/**
 * From now on, opening a page waits until its scripts listen. On a busy machine that is after the page has loaded, and
 * in between a press on a link loads another page, and keys and hovering do nothing. Tests of what people do before
 * pass `waitUntil: 'commit'`.
 */
export function awaitScripts(page: Page): void {
  const open = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const goBack = page.goBack.bind(page);
  const goForward = page.goForward.bind(page);
  page.goto = async (url, options) => {
    const response = await open(url, options);
    if (options?.waitUntil !== 'commit') await awaitListener(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await awaitListener(page);
    return response;
  };
  page.goBack = async (options) => {
    const response = await goBack(options);
    await awaitListener(page);
    return response;
  };
  page.goForward = async (options) => {
    const response = await goForward(options);
    await awaitListener(page);
    return response;
  };
}

/** React marks the element whose events it has begun to listen to. Pages of other servers have none. */
async function awaitListener(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}
