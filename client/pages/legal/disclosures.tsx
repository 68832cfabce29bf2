import { disclosures } from '../../content/legal/disclosures.ts';
import { createLegalPage } from '../../features/legal/legal-page.tsx';

export const page = createLegalPage(disclosures);
