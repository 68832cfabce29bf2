import { brand } from '../../shared/brand.ts';
import { paths } from '../app/paths.ts';
import { companyFigures, mission, values } from '../content/about.ts';
import { CompanyDetails } from '../features/about/company-details.tsx';
import { MissionStatement } from '../features/about/mission-statement.tsx';
import { ValueList } from '../features/about/value-list.tsx';
import { StreetCall } from '../features/landing/hero/street-call.tsx';
import type { PageModule } from '../lib/page.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';
import { ButtonLink } from '../ui/actions/link.tsx';

const description = `${brand.name} matches people to the life insurance carrier that fits them, shows the reasons, and calls nobody. Who we are, what we hold to, and how we earn money.`;

function About() {
  return (
    <main id="main">
      <div className="page-width grid gap-x-16 gap-y-4 pt-8 pb-12 md:pt-14 md:pb-18 min-[64rem]:grid-cols-[5fr_7fr]">
        <h1 className="font-display text-display-lg">About {brand.name}</h1>
        <p className="max-w-[42rem] text-lead min-[64rem]:pt-2">
          Most people know that they should have life insurance. What keeps them from it is the buying:
          appointments, phone calls, words that nobody explains. We took those out, and left the part that
          matters: which carrier fits you, and why.
        </p>
      </div>
      <MissionStatement mission={mission} figures={companyFigures} />
      <ValueList values={values} />
      <CompanyDetails />
      <StreetCall
        title="See what we mean by a reason."
        actions={
          <>
            <ButtonLink to={paths.home}>Find My Best Match</ButtonLink>
            <ButtonLink to={paths.howItWorks} variant="secondary">
              How It Works
            </ButtonLink>
          </>
        }
      >
        Answer a few questions and look at your match: what counted, how much, and what would change it. If
        you disagree, you lose two minutes.
      </StreetCall>
    </main>
  );
}

export const page: PageModule = {
  Component: About,
  meta: {
    title: `About ${brand.name}`,
    description,
    structuredData: [
      buildBreadcrumb([
        { name: 'Home', path: paths.home },
        { name: 'About', path: paths.about },
      ]),
      {
        '@context': 'https://schema.org',
        '@type': 'AboutPage',
        name: `About ${brand.name}`,
        description,
        url: paths.about,
        mainEntity: {
          '@type': 'Organization',
          name: brand.name,
          legalName: brand.legalName,
          url: paths.home,
          description: brand.tagline,
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            email: brand.supportEmail,
            telephone: brand.supportPhone,
            areaServed: 'US',
            availableLanguage: 'en',
          },
        },
      },
    ],
  },
};
