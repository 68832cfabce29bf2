/** Every call of the desk counts toward one of these. */
export const operatorLimits = {
  read: { name: 'operator', limit: 600, windowSeconds: 600 },
  change: { name: 'operator changes', limit: 100, windowSeconds: 600 },
} as const;

export const idParameter = { name: 'id', description: 'From the list or the person.' } as const;
