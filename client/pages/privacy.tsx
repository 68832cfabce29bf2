import { privacyPolicy } from '../content/legal/privacy.ts';
import { createLegalPage } from './legal-page.tsx';

export const privacyPage = createLegalPage(privacyPolicy);
