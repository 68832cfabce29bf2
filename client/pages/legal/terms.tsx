import { termsOfService } from '../../content/legal/terms.ts';
import { createLegalPage } from '../../features/legal/legal-page.tsx';

export const page = createLegalPage(termsOfService);
