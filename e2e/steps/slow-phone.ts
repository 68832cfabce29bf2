import { expect, type Locator, type Page } from '@playwright/test';

/** Bytes per second: 400 kbit/s. */
const throughput = 50_000;

/**
 * From now on, this tab is on a slow phone on a bus: little computing power, a weak network, and some requests are lost,
 * usually every tenth.
 */
export async function rideBus(
  page: Page,
  isLost = (request: number, _url: string) => request % 10 === 0,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // Routes turn the browser's cache off, in which it keeps these files.
  const kept = new Set<string>();
  let requests = 0;
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (kept.has(url)) return route.continue();
    requests += 1;
    if (isLost(requests, url)) return route.abort('connectionreset');
    if (url.includes('/assets/')) kept.add(url);
    return route.continue();
  });
  // A page that asks to be loaded again can be lost, too. Browsers then try again themselves, which tests switch off.
  const reopen = expect(async () => {
    if (page.url().startsWith('chrome-error:')) await page.reload();
  });
  page.on('framenavigated', () => void reopen.toPass().catch(() => undefined));
}

/** Opens a page like a person does: again, if the browser says that it can't be reached. */
export async function openOnBus(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
  }).toPass();
}

/** Acts until this shows, like a person who tries again after a message that something failed. */
export async function untilShown(shown: Locator, act: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await act();
    await expect(shown).toBeVisible({ timeout: 20_000 });
  }).toPass();
}

/** Presses it if it's there, and isn't busy with an earlier press. */
export async function press(target: Locator): Promise<void> {
  if ((await target.isVisible()) && (await target.getAttribute('aria-busy')) === null)
    await target.click({ timeout: 20_000 });
}

/** Does something whose requests to this address wait until the page says what it's waiting for. */
export async function expectWait(
  page: Page,
  url: string | RegExp,
  words: string,
  act: () => Promise<void>,
): Promise<void> {
  const { promise: seen, resolve: letThrough } = Promise.withResolvers<void>();
  const hold = async (route: { fallback: () => Promise<void> }) => {
    await seen;
    await route.fallback();
  };
  await page.route(url, hold);
  // A request that comes before it may be lost.
  await expect(async () => {
    await act();
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible({ timeout: 20_000 });
  }).toPass();
  await page.unroute(url, hold);
  letThrough();
}
