import type { Page } from '@playwright/test';
import { brand } from '../../../shared/site/brand.data.ts';
import { expect, test } from '../../fixtures.ts';

/** Opens a page whose scripts don't arrive before they are let through. */
async function openHeld(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return resolve;
}

test('a search and a filter of the directory from before the scripts ran are used', async ({ page }) => {
  const letThrough = await openHeld(page, '/carriers');
  await page.getByLabel('Category').selectOption('Term life');
  const search = page.getByRole('searchbox');
  await search.pressSequentially('oxb');
  letThrough();
  await expect(page.getByRole('status').filter({ hasText: 'of 21 carriers' })).toBeVisible();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('oxb');
  await expect(page).toHaveURL(/q=oxb/);
  await expect(page).toHaveURL(/category=term/);
});

test('a slider of an article from before the scripts ran changes its result', async ({ page }) => {
  const letThrough = await openHeld(page, '/blog/how-much-life-insurance-do-i-need');
  const income = page.getByRole('slider', { name: /^Yearly income/ });
  await income.press('ArrowRight');
  await expect(income).toHaveValue('75000');
  letThrough();
  await expect(income).toHaveAttribute('aria-valuetext', '$75,000');
});

test('someone who types before the scripts ran keeps typing when the form becomes the one for a new account', async ({
  page,
}) => {
  const letThrough = await openHeld(page, '/signin?mode=signup');
  const email = page.getByLabel('Email');
  await email.pressSequentially('maya@mail');
  letThrough();
  await expect(page.getByRole('heading', { name: `Join ${brand.name}` })).toBeVisible();
  await expect(email).toBeFocused();
  await page.keyboard.type('.example');
  await expect(email).toHaveValue('maya@mail.example');
});

test('someone who types before the scripts ran stays in the form, although the address asks for the phone’s', async ({
  page,
}) => {
  const letThrough = await openHeld(page, '/signin?panel=phone');
  const email = page.getByLabel('Email');
  await email.pressSequentially('maya@mail');
  await page.getByRole('checkbox').check();
  await email.focus();
  letThrough();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).not.toHaveAttribute('disabled');
  await page.keyboard.type('.example');
  await expect(email).toHaveValue('maya@mail.example');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Sign in with Phone Number' }).click();
  await page.getByLabel('Phone number').pressSequentially('2025550123');
  await page.getByRole('button', { name: 'Back to email sign-in' }).click();
  await expect(email).toHaveValue('maya@mail.example');
});

test('a box checked before the scripts ran stays checked next to an address from earlier', async ({
  page,
}) => {
  await page.goto('/signin', { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill('maya@mail.example');
  const letThrough = await openHeld(page, '/signin');
  await page.getByRole('checkbox').check();
  letThrough();
  await expect(page.getByLabel('Email')).toHaveValue('maya@mail.example');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('a phone number typed before its rules have loaded stays as it is typed', async ({ page }) => {
  const rules = Promise.withResolvers<void>();
  await page.route(/\/assets\/phone-[\w-]{8}\.js$/, async (route) => {
    await rules.promise;
    await route.continue();
  });
  await page.goto('/signin?panel=phone', { waitUntil: 'commit' });
  const phone = page.getByLabel('Phone number');
  await phone.pressSequentially('(202) 555-');
  rules.resolve();
  await expect(page.getByRole('button', { name: 'Send Verification Code' })).toBeVisible();
  await page.keyboard.type('0123');
  await expect(phone).toHaveValue('2025550123');
});

test('years slid to before the scripts ran change the calculation', async ({ page }) => {
  const letThrough = await openHeld(page, '/calculator');
  const slider = page.getByRole('slider', { name: /years/i });
  const before = await slider.inputValue();
  await slider.press('ArrowRight');
  const after = await slider.inputValue();
  expect(after).not.toBe(before);
  letThrough();
  await page.getByLabel(/^Annual income/i).fill('70,000');
  await page.getByRole('button', { name: /^Calculate/ }).click();
  await expect(slider).toHaveValue(after);
  await expect(page.getByRole('combobox', { name: /years/i })).toHaveValue(after);
});

test('events typed before the scripts ran stay, and survive a reload', async ({ page }) => {
  const letThrough = await openHeld(page, '/developers');
  const events = page.getByRole('textbox', { name: 'Events, as JSON' });
  await events.fill('{ "action": "track_fun');
  letThrough();
  await page.waitForLoadState('networkidle');
  await expect(events).toBeFocused();
  await page.keyboard.type('nel" }');
  await expect(events).toHaveValue('{ "action": "track_funnel" }');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(events).toHaveValue('{ "action": "track_funnel" }');
});

test('pressing Send before the scripts ran loses nothing and loads no page', async ({ page }) => {
  const letThrough = await openHeld(page, '/contact');
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('How do I change my answers?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByLabel('Email', { exact: true }).fill('maya');
  await page.keyboard.press('Enter');
  letThrough();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(message).toHaveValue('How do I change my answers?');
  await expect(page).toHaveURL('/contact');
});

for (const {
  path,
  press,
  expected: { role, ...options },
} of [
  { path: '/', press: 'Learn', expected: { role: 'button', name: 'Learn', expanded: true } },
  { path: '/signin', press: 'Create Account', expected: { role: 'heading', name: `Join ${brand.name}` } },
  {
    path: '/signin',
    press: 'Forgot password?',
    expected: { role: 'heading', name: 'Forgot your password?' },
  },
] as const) {
  test(`a press of ${press} before the scripts ran counts`, async ({ page }) => {
    const letThrough = await openHeld(page, path);
    await page.locator('button', { hasText: press }).first().click();
    letThrough();
    await expect(page.getByRole(role, options)).toBeVisible();
  });
}

test('a press before the scripts ran doesn’t interrupt someone who types after it', async ({ page }) => {
  const letThrough = await openHeld(page, '/signin');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  const email = page.getByLabel('Email');
  await email.pressSequentially('maya@mail');
  letThrough();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).not.toHaveAttribute('disabled');
  await expect(email).toBeFocused();
  await page.keyboard.type('.example');
  await expect(email).toHaveValue('maya@mail.example');
});
