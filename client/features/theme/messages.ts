export const messages = {
  label: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;
