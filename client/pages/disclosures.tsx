import { disclosures } from '../content/legal/disclosures.ts';
import { createLegalPage } from './legal-page.tsx';

export const disclosuresPage = createLegalPage(disclosures);
