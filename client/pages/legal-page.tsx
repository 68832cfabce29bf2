import { paths } from '../app/paths.ts';
import type { LegalDocument } from '../features/legal/content.ts';
import { LegalText } from '../features/legal/legal-text.tsx';
import type { Page } from '../lib/page.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';

function Legal({ legalDocument }: { legalDocument: LegalDocument }) {
  return (
    <main id="main">
      <LegalText legalDocument={legalDocument} />
    </main>
  );
}

/** The page of one legal document. */
export function createLegalPage(legalDocument: LegalDocument): Page {
  const { title, description, path } = legalDocument;
  return {
    Component: Legal.bind(null, { legalDocument }),
    meta: {
      title,
      description,
      path,
      structuredData: [
        buildBreadcrumb([
          { name: 'Home', path: paths.home },
          { name: title, path },
        ]),
      ],
    },
  };
}
