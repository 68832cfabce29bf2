import { privacyPolicy } from '../../content/legal/privacy.ts';
import { createLegalPage } from '../../features/legal/legal-page.tsx';

export const page = createLegalPage(privacyPolicy);
