import { useEffect } from 'react';
import { brand } from '../../shared/brand.ts';
import { paths } from '../app/paths.ts';
import { CampaignNote } from '../features/campaign/campaign-note.tsx';
import { dropExpiredQuote } from '../features/quote/state/drop-expired-quote.ts';
import type { Page } from '../lib/page.ts';
import { Landing } from './home-landing.tsx';
import { prefetchQuoteFlow, QuoteLauncher } from './quote-launcher.tsx';

/** The landing page. What opens over it, the quote flow and the assistant, stands beside `main`. */
function Home() {
  useEffect(() => dropExpiredQuote(), []);
  return (
    <>
      <main id="main">
        <Landing onFindMatch={prefetchQuoteFlow} onIntent={prefetchQuoteFlow} />
      </main>
      <QuoteLauncher />
      <CampaignNote />
    </>
  );
}

export const homePage: Page = {
  Component: Home,
  meta: {
    title: `${brand.name}: life insurance matched to your life`,
    description:
      'Answer a few questions, and AI-powered matching shows the life insurance carrier that fits you best, and why. Free, about 2 minutes, no phone calls.',
    path: paths.home,
    previewTitle: 'Keep the lights on for the people you love',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: brand.name,
        legalName: brand.legalName,
        url: paths.home,
        logo: '/icons/icon-512.png',
        description: brand.tagline,
        email: brand.supportEmail,
        telephone: brand.supportPhone,
      },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: brand.name,
        url: paths.home,
        inLanguage: 'en-US',
      },
    ],
  },
};
