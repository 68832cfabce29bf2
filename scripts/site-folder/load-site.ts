import type * as z from 'zod';
import { normalize } from '../../server/features/chat/search/terms.ts';
import { listUnreadable } from '../../shared/site/colors.ts';
import { type Answer, type AnswerGroup, answerGroupsSchema } from '../../shared/site/schemas/answer.ts';
import type { SiteArticle } from '../../shared/site/schemas/article.ts';
import { type AssistantTexts, assistantSchema } from '../../shared/site/schemas/assistant.ts';
import { type Brand, type BrandColors, brandSchema } from '../../shared/site/schemas/brand.ts';
import { type Carrier, carriersSchema } from '../../shared/site/schemas/carriers.ts';
import { type Company, companySchema } from '../../shared/site/schemas/company.ts';
import { createDirectorySchema, type DirectoryEntry, isListed } from '../../shared/site/schemas/directory.ts';
import { type FaqItem, faqSchema } from '../../shared/site/schemas/faq.ts';
import { SiteFaults } from '../../shared/site/schemas/faults.ts';
import { type GlossaryTerm, glossarySchema } from '../../shared/site/schemas/glossary.ts';
import type { SitePictures } from '../../shared/site/schemas/pictures.ts';
import { type Prices, pricesSchema } from '../../shared/site/schemas/prices.ts';
import { reviewsSchema } from '../../shared/site/schemas/reviews.ts';
import { createFiller } from './fill-placeholders.ts';
import { createFolderReader, type FolderReader } from './folder-reader.ts';
import { fillOwnFacts } from './own-facts.ts';
import { readTexts } from './read-texts.ts';
import { listFacts } from './site-facts.ts';
import { readBrandPictures, readPicture } from './site-pictures.ts';

/** Everything that a site folder says, checked, with its placeholders filled. */
export type Site = {
  brand: Brand;
  company: Company;
  carriers: readonly Carrier[];
  directory: readonly DirectoryEntry[];
  reviews: z.infer<typeof reviewsSchema>;
  prices: Prices;
  faq: readonly FaqItem[];
  glossary: readonly GlossaryTerm[];
  assistant: AssistantTexts;
  groups: readonly AnswerGroup[];
  answers: readonly Answer[];
  articles: readonly SiteArticle[];
  pictures: SitePictures;
};

/** What a site folder has, besides a README and hidden files. */
const names = [
  'brand.json',
  'company.json',
  'carriers.json',
  'directory.json',
  'reviews.json',
  'prices.json',
  'faq.json',
  'glossary.json',
  'articles',
  'answers',
  'assistant',
  'pictures',
];

type Options = {
  /** Whether unfinished articles and answers are part of the site, as in development. */
  hasDrafts?: boolean;
};

/** Reads a site folder. Throws `SiteFaults` with a line for everything that is wrong with it. */
export function loadSite(folder: string, { hasDrafts = false }: Options = {}): Site {
  const reader = createFolderReader(folder);
  reader.reportOthers('', names);
  const brand = reader.read('brand.json', brandSchema);
  if (brand?.colors) reportColors(reader, brand.colors);
  const company = reader.read('company.json', companySchema);
  const carriers = reader.read('carriers.json', carriersSchema, fillOwnFacts(reader));
  const directorySchema = carriers && createDirectorySchema(carriers.map(({ id }) => id));
  const directory =
    directorySchema && reader.read('directory.json', directorySchema, fillOwnFacts(reader, carriers));
  if (carriers && directory) checkDirectory(reader, carriers, directory);
  const reviews = reader.read('reviews.json', reviewsSchema);
  const prices = reader.read('prices.json', pricesSchema);
  const pictures = readBrandPictures(reader);
  for (const { logo } of [...(carriers ?? []), ...(directory?.filter(isListed) ?? [])])
    readPicture(reader, `pictures${logo}`);
  if (!brand || !company || !carriers || !directory || !prices || !reviews || !pictures)
    throw new SiteFaults(reader.faults);

  const filler = createFiller(listFacts({ brand, company, carriers, directory, prices }));
  const fillJson = (file: string, content: unknown) =>
    filler.fill(content, '', (...fault) => reader.report(file, ...fault));
  const faq = reader.read('faq.json', faqSchema, fillJson);
  const groups = reader.read('answers/groups.json', answerGroupsSchema, fillJson);
  const glossary = reader.read('glossary.json', glossarySchema, fillJson);
  const assistant = readAssistant(reader, fillJson);
  const carrierIds = directory.map(({ id }) => id);
  const { articles, answers } = readTexts({ reader, filler, hasDrafts, carrierIds });
  // Of texts with faults, it isn't known what they name.
  if (faq && groups && glossary && assistant && reader.faults.length === 0) {
    checkReferences(reader, { answers, groups, glossary, faq, articles });
    checkWays(reader, assistant, answers);
  }
  if (reader.faults.length > 0 || !faq || !groups || !glossary || !assistant)
    throw new SiteFaults(reader.faults);
  return {
    brand,
    company,
    carriers,
    directory,
    reviews,
    prices,
    faq,
    glossary,
    assistant,
    groups,
    answers,
    articles,
    pictures,
  };
}

function reportColors(reader: FolderReader, colors: BrandColors): void {
  for (const { place, contrast } of listUnreadable(colors))
    reader.report('brand.json', 'colors', `a contrast of 4.5 to 1 for ${place}`, contrast);
}

function checkDirectory(
  reader: FolderReader,
  carriers: readonly Carrier[],
  directory: readonly DirectoryEntry[],
): void {
  for (const [index, { id, conditions }] of carriers.entries()) {
    const place = `carriers[${index}].id`;
    const entry = directory.find((candidate) => candidate.id === id);
    if (!entry) reader.report('carriers.json', place, 'an entry with this id in directory.json', id);
    else if (conditions.noMedicalExamAvailable !== (entry.decision.withoutExam !== undefined)) {
      const expected = conditions.noMedicalExamAvailable
        ? 'a time, because carriers.json says noMedicalExamAvailable is true'
        : 'no such time, because carriers.json says noMedicalExamAvailable is false';
      const position = directory.indexOf(entry);
      const { withoutExam } = entry.decision;
      reader.report('directory.json', `directory[${position}].decision.withoutExam`, expected, withoutExam);
    }
  }
}

function readAssistant(
  reader: FolderReader,
  prepare: (file: string, content: unknown) => unknown,
): AssistantTexts | undefined {
  const { shape } = assistantSchema;
  reader.reportOthers(
    'assistant',
    Object.keys(shape).map((name) => `${name}.json`),
  );
  const answers = reader.read('assistant/answers.json', shape.answers, prepare);
  const talk = reader.read('assistant/talk.json', shape.talk, prepare);
  const pages = reader.read('assistant/pages.json', shape.pages, prepare);
  return answers && talk && pages && { answers, talk, pages };
}

/** Texts and terms name answers and groups, which must be there. */
function checkReferences(
  reader: FolderReader,
  {
    answers,
    groups,
    glossary,
    faq,
    articles,
  }: Pick<Site, 'answers' | 'groups' | 'glossary' | 'faq' | 'articles'>,
): void {
  const slugs = new Set(answers.map(({ slug }) => slug));
  for (const { slug, group, related } of answers) {
    const file = `answers/${slug}.md`;
    if (!groups.some((candidate) => candidate.slug === group))
      reader.report(file, 'group', 'a slug in answers/groups.json', group);
    for (const [index, other] of related.entries()) {
      if (!slugs.has(other) || other === slug)
        reader.report(file, `related[${index}]`, 'the slug of another answer', other);
    }
  }
  const checkAnswer = (file: string, place: string, slug: string | undefined) => {
    if (slug !== undefined && !slugs.has(slug)) reader.report(file, place, 'the slug of an answer', slug);
  };
  for (const [index, { answer }] of glossary.entries())
    checkAnswer('glossary.json', `glossary[${index}].answer`, answer);
  for (const [item, { answers: named = [] }] of faq.entries())
    for (const [index, slug] of named.entries())
      checkAnswer('faq.json', `faq[${item}].answers[${index}]`, slug);
  for (const { slug: article, answers: named = [] } of articles)
    for (const [index, slug] of named.entries())
      checkAnswer(`articles/${article}.md`, `answers[${index}]`, slug);
}

/** Of two entries with the same way of asking, the assistant would only ever answer with the first. */
function checkWays(
  reader: FolderReader,
  { talk, answers: own, pages }: AssistantTexts,
  answers: readonly Answer[],
): void {
  const claims = new Map<string, { owner: string; at: string }>();
  const claim = (owner: string, file: string, place: string, ways: readonly string[]) => {
    for (const [index, way] of ways.entries()) {
      const at = `${place}[${index}]`;
      const words = normalize(way);
      const first = claims.get(words);
      if (!first) claims.set(words, { owner, at: `${file}, ${at}` });
      else if (first.owner !== owner)
        reader.report(file, at, `a way of asking that nothing else has (${first.at} has it)`, way);
    }
  };
  for (const { slug, ways } of answers) claim(`/answers/${slug}`, `answers/${slug}.md`, 'ways', ways);
  for (const [name, entries] of Object.entries({ talk, answers: own })) {
    for (const [index, { id, ways }] of entries.entries())
      claim(id, `assistant/${name}.json`, `${name}[${index}].ways`, ways);
  }
  for (const [index, { path, ways }] of pages.entries())
    claim(path, 'assistant/pages.json', `pages[${index}].ways`, ways);
}
