import { brand } from '../../shared/brand.ts';
import { paths } from '../app/paths.ts';
import { comparison, matchingSteps } from '../content/how-it-works.ts';
import { StepList } from '../features/how-it-works/step-list.tsx';
import { AnswerFragment, CompareFragment, QuoteFragment } from '../features/landing/step-fragments.tsx';
import type { PageModule } from '../lib/page.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';
import { ButtonLink, TextLink } from '../ui/actions/link.tsx';
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
        <h1 className="font-display text-display-lg">How It Works</h1>
        <p className="mt-3 mb-9 max-w-[42rem] text-lead md:mb-12">
          Three steps from “I should do something about this” to a carrier’s own quote. The first two take
          about two minutes, and the third is yours to take or leave.
        </p>
        <StepList steps={matchingSteps} pictures={pictures} />
      </div>
      <section aria-labelledby="comparison" className="bg-surface-mist">
        <div className="page-width section-y">
          <h2 id="comparison" className="mb-3 font-display text-display-lg">
            The traditional way, and ours
          </h2>
          <p className="mb-8 max-w-prose md:mb-10">
            Buying through an agent is a good way for many people. Here is what differs, including the point
            at which the agent is ahead.
          </p>
          <DataTable table={comparison} />
        </div>
      </section>
      <CallToAction
        title="Two minutes to your match."
        actions={
          <>
            <ButtonLink to={paths.home}>Find My Best Match</ButtonLink>
            <ButtonLink to={paths.guide} variant="secondary">
              Read the Guide
            </ButtonLink>
          </>
        }
      >
        Free, without an account and without obligations. How the points are counted and how we are paid
        stands in the <TextLink to={paths.disclosures}>disclosures</TextLink>.
      </CallToAction>
    </main>
  );
}

export const page: PageModule = {
  Component: HowItWorks,
  meta: {
    title: 'How It Works',
    description: `How ${brand.name} finds your life insurance carrier: a few questions, a match with its reasons, and the carrier’s own site. No phone calls. With a comparison to the traditional way.`,
    structuredData: [
      buildBreadcrumb([
        { name: 'Home', path: paths.home },
        { name: 'How It Works', path: paths.howItWorks },
      ]),
    ],
  },
};
