export const messages = {
  label: 'Campaign tracking',
  active: (names: string) => `Campaign tracking is active: ${names}`,
  dismiss: 'Dismiss the campaign note',
} as const;
