import { brand } from '../../../shared/site/brand.data.ts';

export const supportLink = `[${brand.supportEmail}](mailto:${brand.supportEmail})`;

/** The support phone number, as marked text. */
export const phoneLink = `[${brand.supportPhone}](tel:${brand.supportPhone.replace(/[^+\d]/g, '')})`;

export const postalAddress = `${brand.legalName}, ${brand.postalAddress.join(', ')}`;
