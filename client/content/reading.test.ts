import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { computeCoverage } from '../../shared/calculator/coverage.ts';
import { formatRating } from '../../shared/company/format-rating.ts';
import { formatDollars } from '../../shared/format/numbers.ts';
import { usStates } from '../../shared/quote/us-states.ts';
import { answers } from '../../shared/site/answers.data.ts';
import { companyClaims } from '../../shared/site/claims.data.ts';
import { faqItems } from '../../shared/site/faq.data.ts';
import { licensing } from '../../shared/site/licensing.data.ts';
import { reviewContent } from '../../shared/site/reviews.data.ts';
import { listTexts, type ProseBlock } from '../../shared/site/schemas/prose.ts';
import { aliases, paths } from '../app/paths.ts';
import { legalLinks } from '../features/legal/links-content.ts';
import { parseMarkedText } from '../ui/layout/marked-text.ts';
import { companyFigures, values } from './about.ts';
import { guideFacts } from './claims.ts';
import { explainedChapters } from './guide/explained-chapters.data.ts';
import { guideChapters, keyBenefits } from './guide/guide.ts';
import { comparison, matchingSteps } from './how-it-works.ts';
import { legalDocuments } from './legal/documents.ts';

const guideTopics = guideChapters.flatMap(({ topics }) => topics);

/** Every page's running text and anchors. */
const pages: readonly { path: string; anchors: readonly string[]; blocks: readonly ProseBlock[] }[] = [
  {
    path: paths.guide,
    anchors: [...guideChapters, ...guideTopics].map(({ id }) => id),
    blocks: guideTopics.flatMap(({ body }) => body),
  },
  {
    path: paths.faq,
    anchors: faqItems.map(({ id }) => id),
    blocks: faqItems.flatMap(({ answer }) => answer),
  },
  { path: paths.about, anchors: [], blocks: values.map(({ text }) => text) },
  {
    path: paths.howItWorks,
    anchors: matchingSteps.map(({ id }) => id),
    blocks: [...matchingSteps.flatMap(({ body }) => body), { table: comparison }],
  },
  ...legalDocuments.map(({ path, sections }) => ({
    path,
    anchors: sections.map(({ id }) => id),
    blocks: sections.flatMap(({ body }) => body),
  })),
];

describe('the guide', () => {
  it('has four topics with four parts each', () => {
    expect(guideChapters.map(({ title }) => title)).toEqual([
      'Life Insurance Basics',
      'Choosing the Right Policy',
      'Cost & Affordability',
      'Common Questions',
    ]);
    expect(guideChapters.map(({ topics }) => topics.length)).toEqual([4, 4, 4, 4]);
  });

  it.each(guideTopics)('names answers that the library has under $title', ({ answers: slugs = [] }) => {
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs.filter((slug) => !answers.some((answer) => answer.slug === slug))).toEqual([]);
  });

  it('explains terms where they first appear, except those it defines itself', () => {
    const text = JSON.stringify(explainedChapters);
    expect(text.match(/\[\[cash value\|/g)).toHaveLength(1);
    expect(text).not.toMatch(/\[\[(?:premium|death benefit|beneficiar)/);
  });

  it.each(guideTopics)('has something to read under $title', ({ body }) => {
    expect(countWords(body)).toBeGreaterThanOrEqual(80);
  });

  it('has six key benefits and three figures', () => {
    expect(keyBenefits).toHaveLength(6);
    expect(guideFacts.map(({ share }) => share)).toEqual([40, 70, 85]);
  });

  it('gives an example that the calculator agrees with', () => {
    const { recommended } = computeCoverage({
      annualIncome: 60_000,
      totalDebt: 0,
      mortgageBalance: 200_000,
      dependents: 0,
      yearsToReplace: 10,
      existingSavings: 50_000,
      education: 0,
      spouse: 'no',
    });
    const topic = guideTopics.find(({ id }) => id === 'how-much-coverage');
    expect(topic?.body.flatMap(listTexts)).toContain(`**${formatDollars(recommended)}**`);
  });
});

describe('the FAQ', () => {
  it('has exactly ten different questions, each answered', () => {
    expect(faqItems).toHaveLength(10);
    expect(new Set(faqItems.map(({ question }) => question)).size).toBe(10);
    for (const { answer } of faqItems) expect(countWords(answer)).toBeGreaterThanOrEqual(30);
  });
});

describe('about, how it works, and reviews', () => {
  it('show their figures', () => {
    expect(companyFigures).toEqual([
      { figure: '50,000+', text: 'customers' },
      { figure: '15+', text: 'carrier partners' },
      { figure: '2 minutes', text: 'average quote time' },
      { figure: '98%', text: 'satisfaction' },
    ]);
    const { rating, reviews, coverageInForce } = companyClaims;
    expect(rating && formatRating(rating)).toBe('4.8/5');
    expect(reviews && formatRating(reviews)).toBe('4.9/5');
    expect([rating?.count, reviews?.count, coverageInForce]).toEqual(['1,000+ customers', '2,300+', '$50T+']);
  });

  it('have three steps, and a comparison whose rows are complete', () => {
    expect(matchingSteps.map(({ title }) => title)).toEqual([
      'Answer a few simple questions',
      'Get matched to a top carrier',
      'Apply with no phone calls',
    ]);
    expect(comparison.rows.every((row) => row.length === comparison.columns.length)).toBe(true);
  });

  it('rate with whole stars', () => {
    expect(reviewContent.reviews.every(({ rating }) => [1, 2, 3, 4, 5].includes(rating))).toBe(true);
  });
});

describe('the legal pages', () => {
  it('are the five that the aliases and the links between them lead to', () => {
    expect(legalDocuments.map(({ path }) => path)).toEqual(Object.values(aliases));
    expect(legalDocuments.map(({ title, path }) => [title, path])).toEqual(
      legalLinks.map(({ to, text }) => [text, to]),
    );
  });

  it.each(legalDocuments)('$title is dated', ({ updated }) => {
    expect(updated).toBe('January 2024');
  });

  it('list the first five states, with placeholders for numbers', () => {
    const listed = licensing.licenses.filter(({ number }) => number !== undefined);
    expect(licensing.licenses.map(({ state }) => state)).toEqual(usStates);
    expect(listed.map(({ state }) => state)).toEqual(usStates.slice(0, 5));
    for (const { number } of listed) expect(number).toMatch(/^[A-Z]{2}-0{7}$/);
  });

  it.each([
    [paths.terms, 'arbitration', /one neutral arbitrator/],
    [paths.terms, 'opt-out', /\*\*30 days\*\*/],
    [paths.privacy, 'children', /under 13/],
    [paths.privacy, 'your-choices', /Download my data.*Delete Account/s],
    [paths.privacy, 'privacy-signals', /Global Privacy Control/],
    [paths.accessibility, 'target', /version 2\.1, level AA/],
    [paths.accessibility, 'feedback', /1 business day/],
    [paths.licenses, 'license-numbers', /placeholders/],
    [paths.disclosures, 'how-we-are-paid', /Commissions.*Referral fees.*Advertising fees/s],
  ])('%s says under #%s: %s', (path, id, words) => {
    const section = legalDocuments
      .find((legalDocument) => legalDocument.path === path)
      ?.sections.find((candidate) => candidate.id === id);
    expect(section?.body.flatMap(listTexts).join('\n')).toMatch(words);
  });
});

describe('all copy', () => {
  it.each(pages)('$path has anchors that are unique and fit for addresses', ({ anchors }) => {
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(pages)('$path links to pages and anchors that exist', ({ blocks }) => {
    const targets = blocks
      .flatMap(listTexts)
      .flatMap((text) => parseMarkedText(text))
      .flatMap(({ target }) => target ?? []);
    for (const target of targets.filter((candidate) => candidate.startsWith('/'))) {
      const [path = '', anchor] = target.split('#');
      expect(Object.values<string>(paths), target).toContain(path);
      if (anchor) expect(pages.find((page) => page.path === path)?.anchors, target).toContain(anchor);
    }
  });

  it.each(pages)('$path has tables whose rows are complete', ({ blocks }) => {
    const tables = blocks.flatMap((block) =>
      typeof block === 'object' && 'table' in block ? block.table : [],
    );
    for (const { caption, columns, rows } of tables) {
      expect(
        rows.map((row) => row.length),
        caption,
      ).toEqual(rows.map(() => columns.length));
      expect(new Set(rows.map(([heading]) => heading)).size, caption).toBe(rows.length);
    }
  });

  it('is kept in files of at most 250 lines', () => {
    const folder = fileURLToPath(new URL('.', import.meta.url));
    const long = readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file, 'utf8').split('\n').length > 251)
      .map((file) => relative(folder, file));
    expect(long).toEqual([]);
  });
});

function countWords(blocks: readonly ProseBlock[]): number {
  return blocks.flatMap(listTexts).join(' ').split(/\s+/).length;
}
