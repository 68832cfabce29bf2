import type { LegalDocument } from '../../features/legal/content.ts';
import { accessibilityStatement } from './accessibility.ts';
import { disclosures } from './disclosures.ts';
import { insuranceLicenses } from './licenses.ts';
import { privacyPolicy } from './privacy.ts';
import { termsOfService } from './terms.ts';

/** The five legal documents, in the footer's order. */
export const legalDocuments: readonly LegalDocument[] = [
  privacyPolicy,
  termsOfService,
  insuranceLicenses,
  disclosures,
  accessibilityStatement,
];
