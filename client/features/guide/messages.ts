export const messages = {
  didYouKnow: 'Did You Know',
  figuresNote: 'US numbers, rounded. Each dot is 1 person in 20.',
  keyBenefits: 'Key Benefits',
  topics: 'Topics',
  backToTopics: 'Back to all topics',
} as const;
