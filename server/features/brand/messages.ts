export const unknownName = 'has an unknown name';

export const brandErrors = {
  wholeFile: 'The whole file',
  unreadable: (place: string) =>
    `colors: ${place} would be hard to read. The contrast must be at least 4.5:1. Choose a darker primary or a lighter accent.`,
} as const;
