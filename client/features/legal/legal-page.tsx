import type { PageModule } from '../../lib/page.ts';
import { buildBreadcrumb } from '../../lib/structured-data.ts';
import type { LegalDocument } from './content.ts';
import { LegalText } from './legal-text.tsx';

function Legal({ legalDocument }: { legalDocument: LegalDocument }) {
  return (
    <main id="main">
      <LegalText legalDocument={legalDocument} />
    </main>
  );
}

export function createLegalPage(legalDocument: LegalDocument): PageModule {
  const { title, description, path } = legalDocument;
  return {
    Component: Legal.bind(null, { legalDocument }),
    meta: {
      title,
      description,
      structuredData: [buildBreadcrumb({ name: title, path })],
    },
  };
}
