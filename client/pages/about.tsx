import { language } from '../../shared/format/locale.ts';
import { brand } from '../../shared/site/brand.data.ts';
import { paths } from '../app/paths.ts';
import { aboutPage, companyFigures, mission, values } from '../content/about.ts';
import { CompanyDetails, MissionStatement, ValueList } from '../features/about/about-sections.tsx';
import { StreetCall } from '../features/landing/hero/street-call.tsx';
import type { PageModule } from '../lib/page.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';

const description = aboutPage.description;

function About() {
  return (
    <main id="main">
      <div className="page-width grid gap-x-16 gap-y-4 pt-8 pb-12 md:pt-14 md:pb-18 min-[64rem]:grid-cols-[5fr_7fr]">
        <h1 className="font-display text-display-lg">{aboutPage.title}</h1>
        <p className="max-w-[42rem] text-lead min-[64rem]:pt-2">{aboutPage.lead}</p>
      </div>
      <MissionStatement mission={mission} figures={companyFigures} />
      <ValueList values={values} />
      <CompanyDetails />
      <StreetCall
        title={aboutPage.call.title}
        text={aboutPage.call.text}
        actions={[
          { to: paths.home, label: aboutPage.call.findMatch },
          { to: paths.howItWorks, label: aboutPage.call.howItWorks },
        ]}
      />
    </main>
  );
}

export const page: PageModule = {
  Component: About,
  meta: {
    title: aboutPage.title,
    description,
    structuredData: [
      buildBreadcrumb({ name: aboutPage.name, path: paths.about }),
      {
        '@type': 'AboutPage',
        name: aboutPage.title,
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
            availableLanguage: language,
          },
        },
      },
    ],
  },
};
