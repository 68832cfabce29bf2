export const notFoundPage = {
  heading: 'Oops! Page not found',
  lead: "There's no page at this address. The link may be old, or a letter may be missing from it.",
  home: 'Go to the home page',
  title: 'Page not found',
  description: 'This page does not exist.',
} as const;
