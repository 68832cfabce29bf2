export const messages = {
  label: 'Campaign tracking',
  title: 'Campaign tracking is active',
  stored: 'We noted which link brought you here, so we can see which of our campaigns work.',
  unstored: 'Your browser asked us not to track you, so we didn’t store which link brought you here.',
  tags: (names: string) => `Tags in the link: ${names}`,
  dismiss: 'Dismiss campaign note',
} as const;
