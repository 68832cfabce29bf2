/** Facts that appear in several legal documents, and in answers. docs/product.md, "Content pages". */
export const legalFacts = {
  updated: 'January 2024',
  arbitrationOptOut: '30 days',
  youngestServed: '13',
} as const;
