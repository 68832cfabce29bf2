import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type Account, createAccount, signInOnForm, signOutThroughApi } from '../steps/account.ts';
import { openAssistant, say } from '../steps/chat.ts';
import { completeQuote } from '../steps/quote.ts';

/** Each entry is a feature of `window`, or of an object in it, that this browser lacks or refuses. */
const missing = [
  'BroadcastChannel',
  'EventSource',
  'IntersectionObserver',
  'ResizeObserver',
  'requestIdleCallback',
  'navigator.locks',
  'navigator.credentials',
  'navigator.clipboard',
  'navigator.sendBeacon',
  'crypto.randomUUID',
  'AbortSignal.any',
  'URL.canParse',
  'Promise.withResolvers',
];
const refused = [
  'BroadcastChannel',
  'EventSource',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'navigator.locks',
  'navigator.locks.request',
  'navigator.credentials',
  'navigator.clipboard',
  'navigator.sendBeacon',
];

for (const name of missing)
  test(`the quote, the sign-in, and the assistant work without ${name}`, ({ page }) =>
    use(page, [name], 'missing'));

for (const name of refused)
  test(`the quote, the sign-in, and the assistant work while ${name} is refused`, ({ page }) =>
    use(page, [name], 'refused'));

test('the quote, the sign-in, and the assistant work while everything is refused', ({ page }) =>
  use(
    page,
    refused.filter((name) => name !== 'navigator.locks.request'),
    'refused',
  ));

async function use(page: Page, names: readonly string[], how: 'missing' | 'refused'): Promise<void> {
  const account: Account = await createAccount(page);
  await signOutThroughApi(page);
  await deny(page, names, how);
  await completeQuote(page);
  await page.goto('/signin');
  await signInOnForm(page, account);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();
  await page.goto('/faq');
  await openAssistant(page);
  await say(page, 'What is term life insurance?');
}

/** Functions and constructors throw when they are called, everything else when it is read. */
async function deny(page: Page, names: readonly string[], how: 'missing' | 'refused'): Promise<void> {
  await page.addInitScript(
    ([names, how]) => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of names) {
        const path = name.split('.');
        const last = path.pop() ?? '';
        const owner: unknown = path.reduce<unknown>(
          (object, key) =>
            typeof object === 'object' && object !== null ? Reflect.get(object, key) : undefined,
          window,
        );
        if (typeof owner !== 'object' || owner === null) continue;
        const isFunction = typeof Reflect.get(owner, last) === 'function';
        if (how === 'missing') {
          for (let holder: object | null = owner; holder; holder = Object.getPrototypeOf(holder))
            Reflect.deleteProperty(holder, last);
        } else if (isFunction) {
          Object.defineProperty(owner, last, { configurable: true, value: refuse });
        } else Object.defineProperty(owner, last, { configurable: true, get: refuse });
      }
    },
    [names, how] as const,
  );
}
