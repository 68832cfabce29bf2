import { paths } from '../app/paths.ts';
import { developersPage } from '../content/developers/page.ts';
import { otherCalls } from '../content/developers/reference.data.ts';
import { ruleSections } from '../content/developers/rule-sections.ts';
import { startSections } from '../content/developers/start-sections.ts';
import { CallList, callListSection } from '../features/developers/call-list.tsx';
import { WrittenSection } from '../features/developers/developer-section.tsx';
import { OwnFigures, ownFiguresSection } from '../features/developers/own-figures.tsx';
import { TryIt, tryItSection } from '../features/developers/try-it.tsx';
import type { PageModule } from '../lib/page.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';
import { RichText } from '../ui/layout/rich-text.tsx';
import { TableOfContents } from '../ui/layout/table-of-contents.tsx';

const title = developersPage.title;
const written = [...startSections, ...ruleSections];
const sections = [...written, tryItSection, ownFiguresSection, callListSection];

function Developers() {
  return (
    <main id="main" className="page-width pt-8 pb-16 md:pt-14 md:pb-24">
      <header className="mb-10 min-[64rem]:mb-14">
        <h1 className="font-display text-display-lg">{title}</h1>
        <p className="mt-3 max-w-prose text-lead">
          <RichText text={developersPage.lead} />
        </p>
      </header>
      <div className="grid gap-x-16 gap-y-12 min-[64rem]:grid-cols-[17rem_minmax(0,1fr)] print:block">
        <TableOfContents sections={sections} />
        <div className="grid min-w-0 gap-14 print:block">
          {written.map((section) => (
            <WrittenSection key={section.id} section={section} />
          ))}
          <TryIt />
          <OwnFigures />
          <CallList groups={otherCalls} />
        </div>
      </div>
    </main>
  );
}

export const page: PageModule = {
  Component: Developers,
  meta: {
    title,
    description: developersPage.description,
    structuredData: [buildBreadcrumb({ name: title, path: paths.developers })],
  },
};
