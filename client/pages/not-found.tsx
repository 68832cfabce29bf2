import type { Page } from '../lib/page.ts';

function NotFound() {
  return <main id="main" />;
}

export const notFoundPage: Page = {
  Component: NotFound,
  meta: {
    title: 'Page not found',
    description: 'This page does not exist.',
    path: '/404',
    robots: 'noindex',
  },
};
