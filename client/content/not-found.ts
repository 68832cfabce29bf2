import { paths } from '../app/paths.ts';

export const notFoundPage = {
  heading: 'Oops! Page not found',
  lead: 'There’s no page at this address. The link may be old, or the address may have a typo.',
  home: 'Go to the home page',
  more: `Or try [your quote](${paths.quote}), the [calculator](${paths.calculator}), the [guide](${paths.guide}), the [FAQ](${paths.faq}), or [our support team](${paths.contact}).`,
  title: 'Page not found',
  description: 'This page doesn’t exist.',
} as const;
