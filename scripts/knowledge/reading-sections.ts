import { paths } from '../../client/app/paths.ts';
import { coverageGuidance, guideFacts } from '../../client/content/claims.ts';
import { contactQuestions } from '../../client/content/contact.ts';
import { guideChapters, keyBenefits } from '../../client/content/guide/guide.ts';
import { comparison, matchingSteps } from '../../client/content/how-it-works.ts';
import { legalDocuments } from '../../client/content/legal/documents.ts';
import { calculationSteps, describeRounding } from '../../client/features/calculator/messages.ts';
import type { ProseBlock } from '../../client/ui/layout/prose-content.ts';
import type { PageSection } from '../../server/features/chat/search/page-entries.ts';
import { faqItems } from '../../shared/site/faq.data.ts';
import { splitUnits } from './split-units.ts';

type Source = { page: string; path: string; sections: readonly Part[] };
type Part = { id: string; title: string; body: readonly ProseBlock[] };

/**
 * Lists the sections of the pages that people read: guide, FAQ, how it works, calculator, contact, and the legal pages.
 */
export function listReadingSections(): PageSection[] {
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
      title: 'How we work out the amount',
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
