import { expect, type Page } from '@playwright/test';

/** Bytes per second: 400 kbit/s. */
const throughput = 50_000;
const dropEvery = 10;

/** From now on, this tab is on a slow phone on a bus: little computing power, a weak network, and every tenth request is lost. */
export async function rideBus(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  let requests = 0;
  await page.route('**/*', async (route) => {
    requests += 1;
    if (requests % dropEvery === 0) await route.abort('connectionreset');
    else await route.continue();
  });
}

/** Opens a page like a person does: again, if the browser says that it can't be reached. */
export async function openOnBus(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
  }).toPass();
}

/** Does something until it shows, like a person who presses again after a message that something failed. */
export async function untilShown(act: () => Promise<void>, shows: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await act();
    await shows();
  }).toPass();
}
