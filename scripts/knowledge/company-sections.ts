import { paths } from '../../client/app/paths.ts';
import { companyFigures, mission, values } from '../../client/content/about.ts';
import { accountPages } from '../../client/content/account-pages.ts';
import { blogPage } from '../../client/content/blog.ts';
import { homeClaims } from '../../client/content/claims.ts';
import { developersPage } from '../../client/content/developers/page.ts';
import { guideChapters } from '../../client/content/guide/guide.ts';
import { statisticChapters } from '../../client/content/statistics.ts';
import { messages as settings } from '../../client/features/account/settings/settings-messages.ts';
import type { ProseBlock } from '../../client/ui/layout/prose-content.ts';
import type { PageSection } from '../../server/features/chat/search/page-entries.ts';
import { formatRating } from '../../shared/company/format-rating.ts';
import { questions } from '../../shared/quote/questions.ts';
import { brand } from '../../shared/site/brand.data.ts';
import { companyClaims } from '../../shared/site/claims.data.ts';
import { replyTimes } from '../../shared/site/reply-times.data.ts';
import { splitUnits } from './split-units.ts';

/** Lists what the home, about, and contact pages say about the company, and why each question is asked. */
export function listCompanySections(): PageSection[] {
  const about = `About ${brand.name}`;
  const { reviews } = companyClaims;
  return [
    ...statisticChapters.map(({ question, statistics }) => ({
      page: brand.name,
      heading: question,
      path: paths.home,
      units: splitUnits([
        {
          list: statistics.map(
            ({ figure, unit = '', title, description }) => `${figure}${unit} ${title}. ${description}`,
          ),
        },
      ]),
    })),
    {
      page: brand.name,
      heading: 'What the service is',
      path: paths.home,
      units: splitUnits([
        `${homeClaims.free}. ${homeClaims.duration}. ${homeClaims.licensed}. ${homeClaims.privacy}.`,
      ]),
    },
    { page: about, heading: 'Our mission', path: `${paths.about}#mission`, units: splitUnits([mission]) },
    {
      page: about,
      heading: 'Our values',
      path: `${paths.about}#values`,
      units: splitUnits([{ list: values.map(({ title, text }) => `${title}: ${text}`) }]),
    },
    {
      page: about,
      heading: `${brand.name} by the numbers`,
      path: `${paths.about}#mission`,
      units: splitUnits([{ list: companyFigures.map(({ figure, text }) => `${figure} ${text}`) }]),
    },
    {
      page: 'Contact',
      heading: 'Other ways to reach us',
      path: `${paths.contact}#reach`,
      units: splitUnits([
        {
          list: [
            `Email: ${brand.supportEmail}. We’ll reply within ${replyTimes.contact}.`,
            `Phone: ${brand.supportPhone}. For questions. We never make sales calls.`,
            `Support hours: ${brand.supportHours}`,
            `Mail: ${[brand.legalName, ...brand.postalAddress].join(', ')}`,
          ],
        },
      ]),
    },
    ...(reviews
      ? [
          {
            page: 'Customer Reviews',
            heading: 'Ratings',
            path: paths.reviews,
            units: splitUnits([`${formatRating(reviews)} from ${reviews.count} reviews.`]),
          },
        ]
      : []),
    ...listOverviews(),
    ...questions.map(({ label, why }) => ({
      page: 'Your quote',
      heading: `Why we ask “${label}”`,
      path: paths.quote,
      units: splitUnits([`Why we ask: ${why}`]),
    })),
  ];
}

/** What the pages are for that have no text of their own to answer from, and what the guide is about. */
function listOverviews(): PageSection[] {
  const { blog, developers, account, profile, dashboard, signIn, guide } = paths;
  const pages: readonly (readonly [page: string, heading: string, path: string, ...ProseBlock[]])[] = [
    ['Blog', 'Articles', blog, blogPage.lead, blogPage.description],
    ['Life Insurance Guide', 'What it covers', guide, { list: guideChapters.map(({ title }) => title) }],
    [developersPage.title, 'Sending events', developers, developersPage.description, developersPage.lead],
    [accountPages.settings.title, 'Email, password, and phone', account, accountPages.settings.description],
    [accountPages.settings.title, settings.data.title, account, settings.data.lead],
    [accountPages.settings.title, settings.deletion.open, account, settings.deletion.lead],
    [accountPages.profile.title, 'Your name and age', profile, accountPages.profile.description],
    [accountPages.dashboard.title, 'Your match', dashboard, accountPages.dashboard.description],
    [accountPages.signIn.title, 'Your account', signIn, accountPages.signIn.description],
  ];
  return pages.map(([page, heading, path, ...body]) => ({ page, heading, path, units: splitUnits(body) }));
}
