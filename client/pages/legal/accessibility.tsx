import { accessibilityStatement } from '../../content/legal/accessibility.ts';
import { createLegalPage } from '../../features/legal/legal-page.tsx';

export const page = createLegalPage(accessibilityStatement);
