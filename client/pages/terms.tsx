import { termsOfService } from '../content/legal/terms.ts';
import { createLegalPage } from './legal-page.tsx';

export const termsPage = createLegalPage(termsOfService);
