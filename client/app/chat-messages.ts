export const messages = {
  matchFailed: 'Your match did not load. Your answers are kept: reload the page to see it.',
  reload: 'Reload the page',
} as const;
