import { accessibilityStatement } from '../content/legal/accessibility.ts';
import { createLegalPage } from './legal-page.tsx';

export const accessibilityPage = createLegalPage(accessibilityStatement);
