export const messages = {
  matchFailed: 'Your match didn’t load. We’ve kept your answers, so reload the page to see it.',
  reload: 'Reload the page',
} as const;
