import { listSocialProfiles } from '../../shared/company/social-profiles.ts';
import { locale } from '../../shared/format/locale.ts';
import { brand } from '../../shared/site/brand.data.ts';
import { laterSections } from '../app/home/later-sections.tsx';
import { prefetchQuoteFlow, QuoteLauncher } from '../app/home/quote-launcher.tsx';
import { CampaignMount } from '../app/late-mount.tsx';
import { paths } from '../app/paths.ts';
import { homeClaims } from '../content/claims.ts';
import * as homePage from '../content/home.ts';
import { Hero } from '../features/landing/hero/hero.tsx';
import type { PageModule } from '../lib/page.ts';

/** The landing page. What opens over it, the quote flow and the assistant, is next to `main`. */
function Home() {
  return (
    <>
      <main id="main">
        <Hero claims={homeClaims} onIntent={prefetchQuoteFlow} />
        {laterSections}
      </main>
      <QuoteLauncher />
      <CampaignMount />
    </>
  );
}

export const page: PageModule = {
  Component: Home,
  meta: {
    title: homePage.title,
    description: homePage.description,
    previewTitle: homePage.previewTitle,
    structuredData: [
      {
        '@type': 'Organization',
        name: brand.name,
        legalName: brand.legalName,
        url: paths.home,
        logo: '/icons/icon-512.png',
        description: brand.tagline,
        email: brand.supportEmail,
        telephone: brand.supportPhone,
        sameAs: listSocialProfiles(brand.social),
      },
      {
        '@type': 'WebSite',
        name: brand.name,
        url: paths.home,
        inLanguage: locale,
      },
    ],
  },
};
