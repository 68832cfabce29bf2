export const messages = {
  updated: (updated: string) => `Last updated: ${updated}`,
  summary: 'In short',
  otherPages: 'Other legal pages',
} as const;
