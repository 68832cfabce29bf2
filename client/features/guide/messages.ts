export const messages = {
  didYouKnow: 'Did You Know',
  figuresNote: 'US numbers, rounded. Each dot is one person in twenty.',
  keyBenefits: 'Key Benefits',
  topics: 'Topics',
} as const;
