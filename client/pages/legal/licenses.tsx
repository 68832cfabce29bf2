import { insuranceLicenses } from '../../content/legal/licenses.ts';
import { createLegalPage } from '../../features/legal/legal-page.tsx';

export const page = createLegalPage(insuranceLicenses);
