import { brand } from '../../../shared/brand.ts';

/** What several of the legal documents state. The product specification, "Legal pages". */
export const legalFacts = {
  updated: 'January 2024',
  arbitrationOptOut: '30 days',
  youngestServed: '13',
  accessibilityReply: '1 business day',
  contactReply: '24 hours',
} as const;

/** Where people write to, as marked text. */
export const supportLink = `[${brand.supportEmail}](mailto:${brand.supportEmail})`;

/** The number that people call, as marked text. */
export const phoneLink = `[${brand.supportPhone}](tel:${brand.supportPhone.replace(/[^+\d]/g, '')})`;

export const postalAddress = `${brand.legalName}, ${brand.postalAddress.join(', ')}`;
