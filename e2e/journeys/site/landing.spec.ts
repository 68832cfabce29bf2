import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import { watchForeignRequests } from '../../steps/foreign-requests.ts';

test(
  'the landing page is accessible, fits the window, shows what it promises, and fetches nothing from another site',
  {
    tag: '@phone',
  },
  async ({ page, server, expectAccessible }, { project }) => {
    const foreign = watchForeignRequests(page, server.origin);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page).toHaveTitle(/Coverlight/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '580');
    for (const name of [
      'Adjust Your Coverage As Life Changes',
      'Why Life Insurance Matters',
      'Why Coverlight Stands Out',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeAttached();
    }
    for (const figure of ['40%', '$26', '$754K', '1 in 5', '50%', '10-12x', '$270K', '149M', '#1 reason']) {
      await expect(page.getByText(figure).first()).toBeAttached();
    }
    await expectNoOverflow(page);
    await expectAccessible('landing', 'both');
    if (project.name === 'desktop') {
      const testimonials = page.getByRole('region', { name: 'Testimonials' });
      await testimonials.scrollIntoViewIfNeeded();
      await expect(testimonials.getByRole('button', { name: /^Show item/ }).first()).toBeHidden();
      for (const name of await testimonials.getByRole('figure').all()) await expect(name).toBeInViewport();
    }
    expect(foreign).toEqual([]);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete, and leads to the quote and the sign-in page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Keep the lights on');
    await expect(page.getByText('From people who found their match')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByText('Checking whether you’re signed in').filter({ visible: true })).toHaveCount(
      0,
    );
    await page.getByRole('link', { name: 'Find My Best Match' }).first().click();
    await expect(page).toHaveURL('/quote');
  });
});

test('a campaign is stored and reported, and a hash that names nothing leaves the page alone', async ({
  page,
}) => {
  await page.goto('/?utm_source=mail&utm_campaign=spring&utm_term=#%E0');
  await expect(page.getByText(/campaign tracking is active/i)).toBeVisible();
  const stored = await page.evaluate(() =>
    Object.values(window.localStorage).map((text) => JSON.parse(text)),
  );
  const campaign = { utm_source: 'mail', utm_campaign: 'spring' };
  expect(stored).toContainEqual({ ...campaign, first: campaign });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Keep the lights on');
});

test('the menus work by keyboard', { tag: '@phone' }, async ({ page, isMobile: _isMobile }, { project }) => {
  await page.goto('/');
  const name = project.name === 'phone' ? /menu/i : 'Learn';
  const toggle = page.getByRole('banner').getByRole('button', { name });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const link = page.getByRole('banner').getByRole('link', { name: 'How It Works' });
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await link.click();
  await expect(page).toHaveURL('/how-it-works');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/How It Works/);
});

test('testimonials advance every 4 s on a phone, and pause while someone is on them', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const testimonials = page.getByRole('region', { name: 'Testimonials' });
  await testimonials.scrollIntoViewIfNeeded();
  const dots = testimonials.getByRole('button', { name: /^Show item/ });
  const expectShown = (number: number) =>
    expect(dots.nth(number - 1)).toHaveAttribute('aria-current', 'true');
  await expectShown(1);
  await page.clock.runFor(4000);
  await expectShown(2);
  await dots.first().focus();
  await page.clock.runFor(20_000);
  await expectShown(2);
  await dots.nth(2).click();
  await expectShown(3);
});

test('a header without room for a link to the quote has it in its menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faq', { waitUntil: 'networkidle' });
  const link = page.getByRole('banner').getByRole('link', { name: 'Get Matched' }).filter({ visible: true });
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(link).toHaveCount(1);
  await page.setViewportSize({ width: 400, height: 740 });
  await expect(link).toHaveCount(1);
});

test('an unknown address answers 404 with a way home, and an alias leads to its page', async ({
  page,
  allowedErrors,
  expectAccessible,
}) => {
  allowedErrors.push(/404/);
  for (const path of ['/GUIDE', '/blog/no/such-article', '/no/such/page']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  }
  await expectAccessible('not found');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/privacy');
  await expect(page).toHaveURL('/legal/privacy');
});

test('the theme chosen in the footer applies to every page from its first paint, and to other tabs', async ({
  page,
  context,
  expectAccessible,
}) => {
  const readBackground = (tab: Page) => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/about');
  const light = await readBackground(page);
  const choice = page.getByRole('group', { name: 'Theme' });
  await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked();
  await choice.getByRole('radio', { name: 'Dark' }).check();
  const dark = await readBackground(page);
  expect(dark).not.toBe(light);
  await expectAccessible('the dark theme on a light device');

  const other = await context.newPage();
  await other.addInitScript(() => {
    // Without the site's own scripts, so that only the page itself can have set it.
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      document.body.dataset.themeAtStart = document.documentElement.dataset.theme ?? '';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await other.goto('/guide');
  await expect(other.locator('body')).toHaveAttribute('data-theme-at-start', 'dark');
  expect(await readBackground(other)).toBe(dark);
  await other.getByRole('radio', { name: 'System' }).check();
  await expect.poll(() => readBackground(page)).toBe(light);
  await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked();
});
