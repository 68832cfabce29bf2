import type { LegalDocument } from '../../features/legal/content.ts';
import { accessibilityStatement } from './accessibility.ts';
import { disclosures } from './disclosures.ts';
import { insuranceLicenses } from './licenses.ts';
import { privacyPolicy } from './privacy.ts';
import { termsOfService } from './terms.ts';

/** The five legal documents, in the order of the footer. */
export const legalDocuments: readonly LegalDocument[] = [
  privacyPolicy,
  termsOfService,
  insuranceLicenses,
  disclosures,
  accessibilityStatement,
];
