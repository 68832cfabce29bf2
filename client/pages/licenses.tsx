import { insuranceLicenses } from '../content/legal/licenses.ts';
import { createLegalPage } from './legal-page.tsx';

export const licensesPage = createLegalPage(insuranceLicenses);
