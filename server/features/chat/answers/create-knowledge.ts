import MiniSearch from 'minisearch';
import type { Knowledge, Passage } from '../knowledge.ts';
import type { PageVectors } from '../meaning/load-models.ts';
import { measureMeant } from '../meaning/measure-meant.ts';
import { createSpelling } from './correct-spelling.ts';
import { cutPassage } from './cut-passage.ts';
import { isAboutLifeInsurance, isAboutOtherBusiness } from './domain.ts';
import type { KnowledgeIndex, KnowledgeSection, KnowledgeUnit } from './knowledge-index.ts';
import { ownAnswers } from './own-answers.ts';
import { listPhrases, nameOwnAnswer, nameSection } from './page-phrases.ts';
import { createPhraseMatcher, type PhraseTerms } from './phrase-matcher.ts';
import { measureRarity, type Rarity } from './rarity.ts';
import { readQuestion } from './read-question.ts';
import { isEnough, measureCovered, measureSaid, type Signals, scoreSignals, type Wanted } from './signals.ts';
import { listAllTerms, listTerms } from './terms.ts';

/** Passages that one question is answered with, at most. */
const mostPassages = 3;
/** How like one of its questions a question is that gets an answer of our own. */
const leastAlikeOwn = 0.7;
const leastMeantOwn = 0.78;
/** What a word counts for that only stands for the person's. */
const otherShare = 0.5;

type Searched = { id: number; heading: string; page: string; text: string };
type Engine = MiniSearch<Searched>;

/** Search over the site's own pages, in memory. The same question always finds the same passages. */
export function createKnowledge({ sections }: KnowledgeIndex, pageVectors: PageVectors = []): Knowledge {
  const engine: Engine = new MiniSearch<Searched>({
    fields: ['heading', 'page', 'text'],
    tokenize: listTerms,
    processTerm: (term) => term,
  });
  engine.addAll(sections.map(toSearched));
  const correct = createSpelling(engine, sections.map(listWords));
  const rarity = measureRarity(sections.map((section) => listTerms(listWords(section))));
  const matchPhrases = createPhraseMatcher(
    sections.flatMap((section) =>
      listPhrases(section).map((phrase) => ({ id: nameSection(section), terms: listPhraseTerms(phrase) })),
    ),
  );
  const matchOwnAsks = createPhraseMatcher(
    ownAnswers.flatMap(({ path, asks }) =>
      asks.map((ask) => ({ id: nameOwnAnswer(path), terms: listPhraseTerms(ask) })),
    ),
  );
  const unitTerms = sections.map(({ units }) => units.map(({ text }) => new Set(listTerms(text))));

  return {
    find(asked, vector) {
      const question = correct(asked);
      if (isAboutOtherBusiness(question)) return [];
      const isAtHome = isAboutLifeInsurance(question);
      const wanted = listWanted(rarity, question);
      const meant = measureMeant(pageVectors, vector);
      if (!isAtHome && vector === undefined && wanted.some(({ isKnown }) => !isKnown)) return [];
      const matches = searchText(engine, wanted);
      const terms = listPhraseTerms(question);
      const likeness = new Map([...matchPhrases(terms), ...matchOwnAsks(terms)]);
      const asksWhy = /\bwhy\b/i.test(question);
      const measure = (section: KnowledgeSection, id: number): Signals => {
        const match = matches.get(id);
        const names = [nameSection(section), nameOwnAnswer(section.path)];
        const isSilent = isReason(section) && !asksWhy;
        const highest = (by: ReadonlyMap<string, number>) =>
          isSilent ? 0 : Math.max(...names.map((name) => by.get(name) ?? 0));
        return {
          relevance: match?.relevance ?? 0,
          covered: match ? measureCovered(match.fields, wanted) : 0,
          alike: highest(likeness),
          said: Math.max(0, ...(unitTerms[id] ?? []).map((terms) => measureSaid(terms, wanted))),
          meant: highest(meant),
        };
      };
      return sections
        .map((section, id) => ({ section, signals: measure(section, id) }))
        .filter(({ section, signals }) => isEnough(signals, isAtHome) && (asksWhy || !isReason(section)))
        .sort((one, other) => scoreSignals(other.signals) - scoreSignals(one.signals))
        .slice(0, mostPassages)
        .map(({ section }) => {
          const name = nameOwnAnswer(section.path);
          const isOwn = (likeness.get(name) ?? 0) >= leastAlikeOwn || (meant.get(name) ?? 0) >= leastMeantOwn;
          const own = ownAnswers.find(({ path }) => isOwn && path === section.path)?.text;
          return toPassage(section, question, wanted, own);
        });
    },
  };
}

function toSearched({ page, heading, units }: KnowledgeSection, id: number): Searched {
  return { id, page, heading, text: units.map(({ text }) => text).join('\n') };
}

/** Why a question of the form is asked: an answer for those alone who ask why. */
function isReason({ heading }: KnowledgeSection): boolean {
  return heading.startsWith('Why we ask');
}

function listWords(section: KnowledgeSection): string {
  return [section.page, ...listPhrases(section), ...section.units.map(({ text }) => text)].join(' ');
}

function listPhraseTerms(phrase: string): PhraseTerms {
  const others = readQuestion(phrase).flatMap((concept) => concept.others);
  const terms = new Map(others.map((term) => [term, otherShare]));
  for (const term of listAllTerms(phrase)) terms.set(term, 1);
  return terms;
}

function listWanted(rarity: Rarity, question: string): readonly Wanted[] {
  return readQuestion(question).map(({ own, others }) => {
    const terms = new Map(others.map((term) => [term, otherShare]));
    for (const term of own) terms.set(term, 1);
    const weight = Math.max(0, ...own.map(rarity.of));
    return { terms, weight, isKnown: [...terms.keys()].some(rarity.isKnown) };
  });
}

type Match = { relevance: number; fields: Readonly<Record<string, readonly string[]>> };

/** What the search engine thinks of each section, relative to the best. */
function searchText(engine: Engine, wanted: readonly Wanted[]): ReadonlyMap<number, Match> {
  const terms = new Set(wanted.flatMap((each) => [...each.terms.keys()]));
  const results = engine.search([...terms].join(' '), {
    tokenize: (text) => text.split(' '),
    boost: { heading: 3, page: 0.7 },
  });
  const best = Math.max(0, ...results.map(({ score }) => score));
  return new Map(
    results.map(({ id, score, match }) => [Number(id), { relevance: score / best, fields: match }]),
  );
}

function toPassage(
  { page, heading, path, units }: KnowledgeSection,
  question: string,
  wanted: readonly Wanted[],
  own = '',
): Passage {
  // Within a section the person's own words tell where to look; what they stand for hardly does.
  const terms = new Map(
    wanted.flatMap((each) => [...each.terms].map(([term, share]): [string, number] => [term, share ** 2])),
  );
  const headingTerms = new Set(listTerms(heading));
  return {
    text: listGrave(units, question) ?? (own === '' ? cutPassage(units, { terms, headingTerms }) : own),
    citation: { title: heading === '' ? page : `${page}: ${heading}`, path },
  };
}

/** Whoever asks about suicide gets all that the section says of it, the number to call above all. */
function listGrave(units: readonly KnowledgeUnit[], question: string): string | undefined {
  if (!/suicid/i.test(question)) return undefined;
  const about = units.filter(({ text }) => /suicid/i.test(text)).map(({ text }) => text);
  return about.length === 0 ? undefined : about.join('\n');
}
