import * as messages from './messages.ts';

export type BreadcrumbStep = { name: string; path: string };

/** The first step of every breadcrumb. */
export const homeStep: BreadcrumbStep = { name: messages.home, path: '/' };

/** The way from the home page to a page, for search engines. Its paths become URLs when the page is rendered. */
export function buildBreadcrumb(...steps: readonly BreadcrumbStep[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [homeStep, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  };
}

/** Renders schema.org's data as JSON for a script element, with the site's paths as URLs under `origin`. */
export function renderStructuredData(data: Record<string, unknown>, origin: string): string {
  const toAddress = (_key: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? new URL(value, origin).href : value;
  return JSON.stringify({ '@context': 'https://schema.org', ...data }, toAddress).replaceAll('<', '\\u003c');
}
