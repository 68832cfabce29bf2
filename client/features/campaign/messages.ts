export const messages = {
  label: 'Campaign tracking',
  stored: (names: string) => `Campaign tracking is active: we noted which link brought you here (${names}).`,
  unstored: (names: string) =>
    `Campaign tracking is active for this link (${names}), but your browser asked us for privacy, so we didn’t store it.`,
  dismiss: 'Dismiss campaign note',
} as const;
