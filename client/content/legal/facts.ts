import { brand } from '../../../shared/site/brand.data.ts';

/** Facts that appear in several legal documents. docs/product.md, "Content pages". */
export const legalFacts = {
  updated: 'January 2024',
  arbitrationOptOut: '30 days',
  youngestServed: '13',
} as const;

/** The support email address, as marked text. */
export const supportLink = `[${brand.supportEmail}](mailto:${brand.supportEmail})`;

/** The support phone number, as marked text. */
export const phoneLink = `[${brand.supportPhone}](tel:${brand.supportPhone.replace(/[^+\d]/g, '')})`;

export const postalAddress = `${brand.legalName}, ${brand.postalAddress.join(', ')}`;
