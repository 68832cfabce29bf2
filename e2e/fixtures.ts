import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';
import Database from 'better-sqlite3';
import { type RunningServer, startServer } from './start-server.ts';

declare global {
  /** What axe's source defines on a page. */
  var axe: typeof import('axe-core');
}

type TestFixtures = {
  /**
   * Fails the test when one of the browser's tabs logs an error, throws, or violates the content security policy. Other
   * browsers are watched once they are passed to it.
   */
  watchConsole: (context: BrowserContext) => void;
  /** Messages that a test causes on purpose, such as the browser's own line about a failed request. */
  allowedErrors: RegExp[];
  /**
   * Asserts that axe finds nothing on the page for WCAG 2.2 AA, in both themes. Colors don't depend on the window: without
   * `isColorful`, only the rest is checked.
   */
  expectAccessible: (name: string, options?: { isColorful: boolean }) => Promise<void>;
  /** Another device of the same project: a separate browser, which is watched, too. */
  openDevice: () => Promise<Page>;
};
type WorkerFixtures = { server: RunningServer };

/** Only violations are computed completely, which makes it three times as fast. */
const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  rules: { 'color-contrast': { enabled: false } },
};
/** An open dialog covers the page, and contrast takes most of axe's time. */
const topLayer = 'html, [aria-modal="true"], [role="alertdialog"]';
const contrastOptions: RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'] };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({ browserName: _browserName }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  allowedErrors: async ({ page: _page }, use) => use([]),
  watchConsole: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          const isProblem = message.type() === 'error' || message.type() === 'warning';
          if (isProblem && !isExpected(message)) errors.push(message.text());
        });
        watched.on('weberror', (error) => errors.push(String(error.error())));
      };
      watch(context);
      await use(watch);
      expect(errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) => {
    await use(async (name, { isColorful } = { isColorful: true }) => {
      await waitForStillness(page);
      expect(await findViolations(page, axeOptions), name).toEqual([]);
      if (!isColorful) return;
      // The themes only differ in their colors.
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page, contrastOptions, topLayer), `${name}, ${colorScheme}`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: null });
    });
  },
  openDevice: async ({ browser, watchConsole }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      watchConsole(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

function isExpected(message: ConsoleMessage): boolean {
  return isMissingProfile(message) || isAskedTooLate(message) || isUnsentEvents(message);
}

/**
 * The browser's own line about a request that was in progress when its session ended or got another cookie in another
 * tab.
 */
function isAskedTooLate(message: ConsoleMessage): boolean {
  return (
    /\/api\/(?:profile|auth\/events)$/.test(message.location().url) &&
    message.text().includes('status of 401')
  );
}

/** The browser's own line about a response that isn't a real error: a new account has no profile yet. */
function isMissingProfile(message: ConsoleMessage): boolean {
  return message.location().url.endsWith('/api/profile') && message.text().includes('status of 404');
}

/** The browser's own line about a server or network that a test has taken away. Events wait for it automatically. */
function isUnsentEvents(message: ConsoleMessage): boolean {
  return message.location().url.endsWith('/api/analytics') && message.text().includes('net::ERR');
}

/** Checks the part of the page that the CSS selector finds last, or the whole page. */
async function findViolations(page: Page, options: RunOptions, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ({ options, within }) => {
      const root = [...document.querySelectorAll(within)].at(-1) ?? document;
      const { violations } = await globalThis.axe.run(root, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { options, within },
  );
}

/** Contrast is measured on what is painted, so transitions have to end first. Spinners turn forever. */
export async function waitForStillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}

/** Expects nothing to be wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess).toBeLessThanOrEqual(0);
}

/** Presses the button if it's on the page right now, without waiting for it. */
export async function pressIfThere(button: Locator): Promise<void> {
  await button.evaluateAll((buttons: HTMLElement[]) => buttons[0]?.click());
}

export type ReferralRow = {
  carrier_id: string;
  carrier_name: string;
  referral_url: string;
  session_id: string;
  click_id: string;
  user_agent: string;
  ip_address: string;
};

/** The referral with this click id, from the server's own database file. */
export function readReferral(server: RunningServer, clickId: string): ReferralRow | undefined {
  const database = new Database(server.databaseFile, { readonly: true });
  try {
    return database
      .prepare<[string], ReferralRow>('select * from referral_logs where click_id = ?')
      .get(clickId);
  } finally {
    database.close();
  }
}
