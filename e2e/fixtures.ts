import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import Database from 'better-sqlite3';
import { type CheckedColors, findMatrixViolations, findViolations, isMatrix } from './accessibility.ts';
import { awaitScripts } from './await-scripts.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { translate } from './steps/translator.ts';

export type TranslationOptions = {
  /** Whether the browser translates every page. */
  isTranslated: boolean;
};

type TestFixtures = {
  /**
   * Fails the test when one of the browser's tabs logs an error, throws, or violates the content security policy. Other
   * browsers are watched once they are passed to it.
   */
  watchConsole: (context: BrowserContext) => void;
  /** Messages that a test causes on purpose, such as the browser's own line about a failed request. */
  allowedErrors: RegExp[];
  /**
   * Asserts that axe finds nothing on the page for WCAG 2.2 AA. Colors take most of the time, so the dark theme is only
   * checked where a view's colors are its own. `npm run check:axe` checks every state in both themes, and in more windows
   * and text sizes.
   */
  expectAccessible: (name: string, colors?: CheckedColors) => Promise<void>;
  /** Another device of the same project: a separate browser, which is watched, too. */
  openDevice: () => Promise<Page>;
};
type AutomaticFixtures = {
  /** Leaves out tests that `npm run check:axe` doesn't need. */
  onlyAccessibility: undefined;
};
type WorkerFixtures = { server: RunningServer };

/** Tests of what the server sends, without a browser. */
export const serverTest = base.extend<AutomaticFixtures, WorkerFixtures>({
  server: [
    async ({ browserName: _browserName }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  onlyAccessibility: [
    async ({ browserName: _browserName }, use, { fn, skip }) => {
      skip(isMatrix && !String(fn).includes('expectAccessible'), 'Checks nothing with axe.');
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

export const test = serverTest.extend<TestFixtures & TranslationOptions>({
  isTranslated: [false, { option: true }],
  context: async ({ context, javaScriptEnabled, isTranslated }, use) => {
    if (javaScriptEnabled) context.on('page', awaitScripts);
    if (isTranslated) await translate(context);
    await use(context);
  },
  // React renders what was translated too early again.
  allowedErrors: async ({ isTranslated }, use) => use(isTranslated ? [/Minified React error #418/] : []),
  watchConsole: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          const isProblem = message.type() === 'error' || message.type() === 'warning';
          if (isProblem && !isExpected(message)) errors.push(`${message.text()} ${message.location().url}`);
        });
        watched.on('weberror', (error) => errors.push(error.error().stack ?? String(error.error())));
      };
      watch(context);
      await use(watch);
      expect(errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) => {
    await use(async (name, colors = 'light') => {
      if (!isMatrix) return expect(await findViolations(page, colors), name).toEqual([]);
      // Continues with the next state, so that one run finds everything.
      expect.soft(await findMatrixViolations(page), name).toEqual([]);
    });
  },
  openDevice: async ({ browser, watchConsole, isTranslated }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      context.on('page', awaitScripts);
      if (isTranslated) await translate(context);
      watchConsole(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

function isExpected(message: ConsoleMessage): boolean {
  return isMissingProfile(message) || isAskedTooLate(message) || isSentWithoutNetwork(message);
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

/**
 * The browser's own line about a server or network that a test has taken away. Events wait for it automatically, and
 * without a challenge, the sign-in page only offers no passkey in its fields.
 */
function isSentWithoutNetwork(message: ConsoleMessage): boolean {
  return (
    /\/api\/(?:analytics|auth\/passkeys\/sign-in\/options)$/.test(message.location().url) &&
    message.text().includes('net::ERR')
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
  is_signed_in: number;
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
