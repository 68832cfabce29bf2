export const notFoundPage = {
  heading: 'Oops! Page not found',
  lead: 'There’s no page at this address. The link may be old, or the address may have a typo.',
  home: 'Go to the home page',
  title: 'Page not found',
  description: 'This page doesn’t exist.',
} as const;
