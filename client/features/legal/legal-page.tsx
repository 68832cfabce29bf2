import { brand } from '../../../shared/site/brand.data.ts';
import type { PageModule } from '../../lib/page.ts';
import { buildBreadcrumb } from '../../lib/structured-data.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { Prose } from '../../ui/layout/prose.tsx';
import { TableOfContents } from '../../ui/layout/table-of-contents.tsx';
import type { LegalDocument } from './content.ts';
import { legalLinks } from './links-content.ts';
import { messages } from './messages.ts';

export function createLegalPage(legalDocument: LegalDocument): PageModule {
  const { title, description, path } = legalDocument;
  return {
    Component: LegalText.bind(null, { legalDocument }),
    meta: {
      title,
      description,
      structuredData: [buildBreadcrumb({ name: title, path })],
    },
  };
}

/** A legal document with its table of contents, on a screen and on paper. */
function LegalText({ legalDocument }: { legalDocument: LegalDocument }) {
  const { title, path, updated, summary, sections } = legalDocument;
  return (
    <main id="main">
      <article className="page-width pt-8 pb-16 md:pt-14 md:pb-24 print:p-0 print:text-[10.5pt]">
        <header className="mb-10 min-[64rem]:mb-14">
          <p className="hidden print:block">{brand.legalName}</p>
          <h1 className="font-display text-display-lg">{title}</h1>
          <p className="mt-3 text-muted">{messages.updated(updated)}</p>
          <Summary sentences={summary} />
        </header>
        <div className="grid gap-x-16 gap-y-12 min-[64rem]:grid-cols-[17rem_minmax(0,1fr)] print:block">
          <TableOfContents sections={sections} />
          <div className="grid gap-11 print:block">
            {sections.map((section) => (
              <section key={section.id} id={section.id} className="print:mt-6">
                <h2 className="mb-3.5 font-display text-h3 print:break-after-avoid">{section.title}</h2>
                <Prose blocks={section.body} />
              </section>
            ))}
            <OtherPages path={path} />
          </div>
        </div>
      </article>
    </main>
  );
}

function Summary({ sentences }: { sentences: readonly string[] }) {
  return (
    <div className="mt-7 max-w-[52rem] rounded-card bg-surface-mist px-5 py-5 md:px-7 md:py-6 print:bg-transparent print:p-0">
      <h2 className="font-semibold">{messages.summary}</h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-[min(1.5rem,6vw)] marker:text-primary">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

function OtherPages({ path }: { path: string }) {
  return (
    <nav aria-label={messages.otherPages} className="border-t border-line pt-5 print:hidden">
      <ul className="flex flex-wrap gap-x-7">
        {legalLinks
          .filter(({ to }) => to !== path)
          .map(({ to, text }) => (
            <li key={to}>
              <TextLink to={to} className="inline-flex min-h-11 items-center">
                {text}
              </TextLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
