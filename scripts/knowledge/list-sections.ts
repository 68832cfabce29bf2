import { buildArticlePath, paths } from '../../client/app/paths.ts';
import { companyFigures, mission, values } from '../../client/content/about.ts';
import { accountPages } from '../../client/content/account-pages.ts';
import { blogPage } from '../../client/content/blog.ts';
import { coverageGuidance, guideFacts, homeClaims } from '../../client/content/claims.ts';
import { contactQuestions } from '../../client/content/contact.ts';
import { developersPage } from '../../client/content/developers/page.ts';
import { guideChapters, keyBenefits } from '../../client/content/guide/guide.ts';
import { comparison, matchingSteps } from '../../client/content/how-it-works.ts';
import { legalDocuments } from '../../client/content/legal/documents.ts';
import { statisticChapters } from '../../client/content/statistics.ts';
import { messages as settings } from '../../client/features/account/settings/settings-messages.ts';
import { calculationSteps, describeRounding } from '../../client/features/calculator/messages.ts';
import { categoryNotes, listCriteria, messages } from '../../client/features/carriers/messages.ts';
import type { PageSection } from '../../server/features/chat/search/page-entries.ts';
import { formatRating } from '../../shared/company/format-rating.ts';
import { carrierCategories, categoryNames, ratingTiers } from '../../shared/directory/carrier-terms.ts';
import { questions } from '../../shared/quote/questions.ts';
import { articles } from '../../shared/site/articles.data.ts';
import { brand } from '../../shared/site/brand.data.ts';
import { companyClaims } from '../../shared/site/claims.data.ts';
import { directory } from '../../shared/site/directory.data.ts';
import { faqItems } from '../../shared/site/faq.data.ts';
import { licensing } from '../../shared/site/licensing.data.ts';
import { replyTimes } from '../../shared/site/reply-times.data.ts';
import type { SiteArticle } from '../../shared/site/schemas/article.ts';
import type { DirectoryCarrier } from '../../shared/site/schemas/directory.ts';
import type { ProseBlock } from '../../shared/site/schemas/prose.ts';
import { splitUnits } from './split-units.ts';

/** Lists every section of the site that the assistant can answer from. */
export function listSections(): readonly PageSection[] {
  return [
    ...listReadingSections(),
    ...listArticleSections(articles),
    ...listCarrierSections(),
    ...listCompanySections(),
  ];
}

type Source = { page: string; path: string; sections: readonly Part[] };
type Part = { id: string; title: string; body: readonly ProseBlock[] };

/**
 * Lists the sections of the pages that people read: guide, FAQ, how it works, calculator, contact, and the legal pages.
 */
function listReadingSections(): PageSection[] {
  return [guide, faq, howItWorks, calculator, contact, ...legalDocuments.map(toSource)].flatMap(
    ({ page, path, sections }) =>
      sections.map(({ id, title, body }) => ({
        page,
        heading: title,
        path: id === '' ? path : `${path}#${id}`,
        units: splitUnits(body),
      })),
  );
}

const guide: Source = {
  page: 'Life Insurance Guide',
  path: paths.guide,
  sections: [
    ...guideChapters.flatMap(({ topics }) => topics),
    {
      id: 'key-benefits',
      title: 'Key Benefits',
      body: [{ list: keyBenefits.map(({ title, text }) => `${title}: ${text}`) }],
    },
    {
      id: 'did-you-know',
      title: 'Did You Know',
      body: [{ list: guideFacts.map(({ share, text }) => `${share}% ${text}`) }],
    },
  ],
};

const faq: Source = {
  page: 'FAQ',
  path: paths.faq,
  sections: faqItems.map(({ id, question, answer }) => ({ id, title: question, body: answer })),
};

const howItWorks: Source = {
  page: 'How It Works',
  path: paths.howItWorks,
  sections: [
    ...matchingSteps,
    { id: 'comparison', title: 'The traditional way and ours', body: [{ table: comparison }] },
  ],
};

const calculator: Source = {
  page: 'Insurance Calculator',
  path: paths.calculator,
  sections: [
    {
      id: '',
      title: 'How we calculate the amount',
      body: [
        { list: calculationSteps.map(([title, text]) => `${title}: ${text}`) },
        describeRounding(coverageGuidance.incomeMultiple),
      ],
    },
  ],
};

const contact: Source = {
  page: 'Contact',
  path: paths.contact,
  sections: contactQuestions.map(({ id, question, answer }) => ({ id, title: question, body: [answer] })),
};

function toSource({ title, path, summary, sections }: (typeof legalDocuments)[number]): Source {
  return { page: title, path, sections: [{ id: '', title: 'In short', body: [...summary] }, ...sections] };
}

/** Lists articles, split at their headings. Text before the first heading belongs to the page as a whole. */
function listArticleSections(articles: readonly SiteArticle[]): PageSection[] {
  return articles.flatMap(({ slug, title: page, opening, sections }) => {
    const path = buildArticlePath(slug);
    return [
      { page, heading: '', path, units: splitUnits(opening) },
      ...sections.map(({ id, title, blocks }) => ({
        page,
        heading: title,
        path: `${path}#${id}`,
        units: splitUnits(blocks),
      })),
    ].filter(({ units }) => units.length > 0);
  });
}

const page = 'Carrier Directory';

/**
 * Lists the sections of the carrier directory: how carriers are listed, the network, and each carrier by its kind of
 * coverage.
 */
function listCarrierSections(): PageSection[] {
  const { lowestRating } = companyClaims;
  const [listed, licensed] = [directory.carriers.length, licensing.licenses.length];
  const { network } = messages;
  const criteria = listCriteria(lowestRating).map(({ title, text }) => `${title}: ${text}`);
  return [
    {
      page,
      heading: 'How a carrier gets listed',
      path: `${paths.carriers}#vetting`,
      units: splitUnits([{ list: criteria }]),
    },
    {
      page,
      heading: 'The network by the numbers',
      path: `${paths.carriers}#network`,
      units: splitUnits([
        `${listed} ${network.carriers(listed)}.`,
        `${lowestRating} is the lowest rating we list.`,
        ...(licensed > 0 ? [`${licensed} ${network.states(licensed)}.`] : []),
      ]),
    },
    ...carrierCategories
      .filter((category) => directory.carriers.some(({ categories: [main] }) => main === category))
      .map((category) => ({
        page,
        heading: categoryNames[category],
        path: `${paths.carriers}#category-${category}`,
        units: splitUnits([categoryNotes[category]]),
      })),
    ...directory.carriers.map(describeCarrier),
  ];
}

function describeCarrier({ name, categories, strengths, amBestRating }: DirectoryCarrier): PageSection {
  const kinds = categories.map((category) => categoryNames[category]).join(', ');
  return {
    page,
    heading: name,
    path: `${paths.carriers}#category-${categories[0]}`,
    units: splitUnits([
      `${name}: ${kinds}.`,
      `Good for: ${strengths[0]}.`,
      `Financial strength: ${amBestRating}, ${ratingTiers[amBestRating]}.`,
    ]),
  };
}

/** Lists what the home, about, and contact pages say about the company, and why each question is asked. */
function listCompanySections(): PageSection[] {
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
