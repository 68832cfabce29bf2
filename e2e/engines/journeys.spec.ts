import { expect } from '@playwright/test';
import { questions } from '../../shared/quote/questions.ts';
import { brand } from '../../shared/site/brand.data.ts';
import { accountPassword, createEmail } from '../steps/account.ts';
import { answers, applicant } from '../steps/quote.ts';
import { test } from './fixtures.ts';
import type { Tab } from './tab.ts';

const phone = [390, 844] as const;

/** Answers questions from one number to another, both inclusive. */
async function answerQuestions(tab: Tab, first: number, last: number) {
  for (let number = first; number <= last; number += 1) {
    await tab.expectText(`Question ${number} of ${questions.length}`);
    await tab.press('radio', answers[number - 1] ?? '');
  }
}

async function startQuote(tab: Tab) {
  await tab.open('/quote');
  await tab.fill('Name', applicant.name);
  await tab.fill('Age', applicant.age);
  await tab.fill('State', applicant.state);
  await tab.press('option', applicant.state);
  await tab.choose('Coverage amount', applicant.coverageAmount);
  await tab.press('button', 'Start Quote');
}

/** Safari zooms in on a field with smaller text, and stays there. */
async function expectNoZoom(tab: Tab) {
  const small = await tab.evaluate(`
    return [...document.querySelectorAll('input:not([type="range"], [type="checkbox"], [type="radio"]), select, textarea')]
      .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.name || field.outerHTML);`);
  expect(small).toEqual([]);
}

async function expectInsideWindow(tab: Tab) {
  const outside = await tab.evaluate(`
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;`);
  expect(outside).toBe(false);
}

test('a quote leads to its result, survives a reload and the back button, and ends at the carrier', async ({
  tab,
}) => {
  await tab.resize(...phone);
  await startQuote(tab);
  await answerQuestions(tab, 1, 5);
  await tab.expectText(`Question 6 of ${questions.length}`);
  await tab.reload();
  await tab.expectText(`Question 6 of ${questions.length}`);
  await tab.goBack();
  await tab.expectText(`Question 5 of ${questions.length}`);
  await answerQuestions(tab, 5, questions.length);
  await tab.expectElement('button', 'See My Quote');
  // The button stays in the window, even with the browser's bars around it.
  const overhang = await tab.evaluate(`
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('See My Quote'));
    return button.getBoundingClientRect().bottom - window.innerHeight;`);
  expect(Number(overhang)).toBeLessThanOrEqual(0);
  await tab.press('button', 'See My Quote');
  await tab.expectFocus('Your Quote is Ready!');
  await tab.expectText('Why it fits you');
  await expectInsideWindow(tab);
  const link = await tab.evaluate(`
    const { target, rel, href } = [...document.querySelectorAll('[role="dialog"] a[target]')]
      .find(({ textContent }) => textContent.startsWith('See My Quote'));
    return { target, rel, campaign: new URL(href).searchParams.get('utm_source') };`);
  expect(link).toEqual({ target: '_blank', rel: 'noopener', campaign: 'coverlight' });
});

test('fields offer the right keyboard, and none makes Safari zoom', async ({ tab }) => {
  await tab.resize(...phone);
  await tab.open('/quote');
  await tab.expectElement('button', 'Start Quote');
  const keyboard = await tab.evaluate(`return document.querySelector('[name="age"]').inputMode;`);
  expect(keyboard).toBe('numeric');
  await expectNoZoom(tab);
  for (const path of ['/signin', '/calculator', '/contact', '/carriers']) {
    await tab.open(path);
    await expectNoZoom(tab);
    await expectInsideWindow(tab);
  }
  await tab.open('/signin');
  const fields = await tab.evaluate(`
    const fields = document.querySelectorAll('form [name="email"], form [name="password"]');
    return [...fields].map(({ inputMode, autocomplete }) => [inputMode, autocomplete]);`);
  expect(fields).toEqual([
    ['email', 'username'],
    ['', 'current-password'],
  ]);
});

test('a new account is confirmed, onboarded, and shown its dashboard, and signs in again', async ({
  tab,
  server,
}) => {
  const email = createEmail();
  await tab.open('/signin?mode=signup');
  // The page's script puts this form in place of the other one.
  await tab.expectText(`Join ${brand.name}`);
  await tab.fill('Email', email);
  await tab.fill('Password', accountPassword);
  await tab.press('checkbox', /agree/);
  await tab.press('button', 'Create Account');
  await tab.expectPath('/onboarding');
  await tab.expectFocus('Check your email');
  await tab.open(await readLink(server.origin, email));
  await tab.press('button', 'Confirm my email');
  await tab.expectText('What is your name?');
  await tab.fill('First name', 'Maya');
  await tab.fill('Last name', 'Ellison');
  await tab.press('button', 'Continue');
  await tab.fill('Age', '34');
  await tab.press('button', 'Continue');
  await tab.expectPath('/dashboard');
  await tab.expectText('Welcome back, Maya');
  await tab.press('button', /^Sign out/);
  await tab.expectPath('/');
  await tab.press('link', 'Sign In');
  await tab.fill('Email', email);
  await tab.fill('Password', accountPassword);
  await tab.press('checkbox', /agree/);
  await tab.press('button', 'Sign In');
  await tab.expectPath('/dashboard');
  // A page that comes back from the browser's cache must not show an account that has been left.
  await tab.press('button', /^Sign out/);
  await tab.expectPath('/');
  await tab.goBack();
  await tab.expectElement('link', 'Sign In');
});

async function readLink(origin: string, email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const messages: { to: string; links: string[] }[] = await (
      await fetch(`${origin}/dev/outbox.json`)
    ).json();
    link = messages
      .filter(({ to }) => to === email)
      .flatMap(({ links }) => links)
      .find((href) => href.includes('/auth/callback'));
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

test('the calculator follows its slider, and brings the amount into the quote', async ({ tab }) => {
  await tab.open('/calculator');
  await tab.fill('Annual income', '100k');
  await tab.press('button', 'Calculate');
  await tab.expectText('$1,000,000');
  // The keys of the standard: arrow right.
  await tab.type('slider', /^Years to replace income/, '\uE014');
  await tab.expectText('15 years');
  await tab.expectText('$1,500,000');
  await tab.press('link', 'Use $1,500,000 in my quote');
  await tab.expectElement('combobox', 'Coverage amount');
  expect(await tab.evaluate(`return document.querySelector('[name="coverageAmount"]').value;`)).toBe(
    '$1,500,000',
  );
});

test('the assistant answers, and fills the window of a phone', async ({ tab }) => {
  await tab.resize(...phone);
  await tab.open('/contact');
  await tab.press('button', 'Ask the Assistant');
  await tab.expectText('AI Insurance Assistant');
  await tab.type('textbox', 'Your message', 'What is term life insurance?\uE007');
  await tab.expectText('What is term life insurance?');
  const overhang = await tab.evaluate(`
    const { top, bottom } = document.querySelector('[data-assistant]').getBoundingClientRect();
    return Math.max(-top, bottom - window.innerHeight);`);
  expect(Number(overhang)).toBeLessThanOrEqual(1);
  await expectNoZoom(tab);
});

test('a closed dialog gives the focus back, even where presses give none', async ({ tab }) => {
  await tab.open('/');
  await tab.press('link', 'Find My Best Match');
  await tab.expectFocus('Get Your Life Insurance Quote');
  await tab.press('button', /^Close/);
  await tab.expectPath('/');
  const findFocus = () => tab.evaluate('return document.activeElement?.tagName;');
  await expect.poll(findFocus).toMatch(/^(?:A|H1)$/);
});

test('Back shows nothing of an account that was left on another page', async ({ tab }) => {
  const email = createEmail();
  await tab.open('/robots.txt');
  await sendFromPage(tab, '/api/auth/sign-up', { email, password: accountPassword, termsAccepted: true });
  await tab.open('/account');
  await tab.expectText(email);
  await tab.open('/robots.txt');
  await sendFromPage(tab, '/api/auth/sign-out', {});
  await tab.goBack();
  await tab.expectPath('/');
  await tab.expectElement('link', 'Sign In');
  expect(await tab.evaluate('return document.body.innerText;')).not.toContain(email);
});

/** A call that the page makes with its own cookies. */
async function sendFromPage(tab: Tab, path: string, body: object) {
  const status = await tab.evaluate(
    `const [path, body] = arguments;
    const request = new XMLHttpRequest();
    request.open('POST', path, false);
    request.setRequestHeader('Content-Type', 'application/json');
    request.send(JSON.stringify(body));
    return request.status;`,
    path,
    body,
  );
  expect(status).toBeLessThan(300);
}
