export const messages = {
  label: 'Campaign tracking',
  active: (names: string) => `Campaign tracking is active: ${names}`,
  dismiss: 'Dismiss campaign note',
} as const;
