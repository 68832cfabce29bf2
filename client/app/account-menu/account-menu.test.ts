import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AccountMenu } from './account-menu.tsx';

function render(path: string, firstName?: string): string {
  const session = { status: 'signed-in', name: '+12025550143', firstName } as const;
  return renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: [path] }, createElement(AccountMenu, { session })),
  );
}

test('shows who is signed in, and leads to their pages', () => {
  const markup = render('/');
  expect(markup).toContain('>(202)\u00a0555-0143<');
  for (const path of ['/dashboard', '/profile', '/account']) expect(markup).toContain(`href="${path}"`);
  expect(markup).toContain('>Sign out<');
  expect(markup).not.toContain('aria-current');
});

test('marks the current page and the menu itself', () => {
  const markup = render('/dashboard');
  expect(markup).toMatch(/<button[^>]* aria-current="true"/);
  expect(markup).toMatch(/<a[^>]* aria-current="page"[^>]*>Dashboard<\/a>/);
});

test('shows the email and a button to the dashboard, and reports presses without the email', () => {
  const markup = render('/', 'Ada');
  expect(markup).toMatch(/>A<\/span><span [^>]*>\(202\)\u00a0555-0143<\/span>/);
  expect(markup).toMatch(/<\/div><a[^>]* href="\/dashboard"[^>]*>Dashboard<\/a>/);
  expect(markup).toMatch(/<button[^>]* data-track="account_menu"/);
});
