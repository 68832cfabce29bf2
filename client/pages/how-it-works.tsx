import { paths } from '../app/paths.ts';
import { comparison, howItWorksPage, matchingSteps } from '../content/how-it-works.ts';
import { StepList } from '../features/how-it-works/step-list.tsx';
import { AnswerFragment, CompareFragment, QuoteFragment } from '../features/landing/step-fragments.tsx';
import type { PageModule } from '../lib/page.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';
import { ButtonLink } from '../ui/actions/link.tsx';
import { CallToAction } from '../ui/layout/call-to-action.tsx';
import { DataTable } from '../ui/layout/data-table.tsx';

const pictures = {
  answer: <AnswerFragment />,
  match: <CompareFragment />,
  apply: <QuoteFragment />,
};

function HowItWorks() {
  return (
    <main id="main">
      <div className="page-width pt-8 pb-12 md:pt-14 md:pb-16">
        <h1 className="font-display text-display-lg">{howItWorksPage.title}</h1>
        <p className="mt-3 mb-6 max-w-[42rem] text-lead">{howItWorksPage.lead}</p>
        <ButtonLink to={paths.home} size="lg" className="mb-10 max-md:w-full md:mb-13">
          {howItWorksPage.call.findMatch}
        </ButtonLink>
        <StepList steps={matchingSteps} pictures={pictures} />
      </div>
      <section aria-labelledby="comparison" className="bg-surface-mist">
        <div className="page-width section-y">
          <h2 id="comparison" className="mb-3 font-display text-display-lg">
            {howItWorksPage.comparison.title}
          </h2>
          <p className="mb-8 max-w-prose md:mb-10">{howItWorksPage.comparison.lead}</p>
          <DataTable table={comparison} />
        </div>
      </section>
      <CallToAction
        title={howItWorksPage.call.title}
        text={howItWorksPage.call.text}
        actions={[
          { to: paths.home, label: howItWorksPage.call.findMatch },
          { to: paths.guide, label: howItWorksPage.call.guide },
        ]}
      />
    </main>
  );
}

export const page: PageModule = {
  Component: HowItWorks,
  meta: {
    title: howItWorksPage.title,
    description: howItWorksPage.description,
    structuredData: [buildBreadcrumb({ name: howItWorksPage.title, path: paths.howItWorks })],
  },
};
