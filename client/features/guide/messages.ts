export const messages = {
  didYouKnow: 'Did You Know',
  figuresNote: 'US figures, rounded. Each dot stands for one person in twenty.',
  keyBenefits: 'Key Benefits',
  topics: 'Topics',
} as const;
