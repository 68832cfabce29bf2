import { findClosest } from '../dialogue/reading/closest.ts';
import type { Knowledge, Passage } from '../knowledge.ts';
import type { Guess } from '../meaning/linear-model.ts';
import type { PageVectors } from '../meaning/load-models.ts';
import { measureMeant } from '../meaning/measure-meant.ts';
import { cutPassage } from './cut-passage.ts';
import { isAboutLifeInsurance } from './domain.ts';
import type { KnowledgeIndex, KnowledgeSection, KnowledgeUnit } from './knowledge-index.ts';
import { createLikeness } from './likeness.ts';
import { reasonHeading } from './messages.ts';
import { ownAnswers } from './own-answers.ts';
import { listPhrases, nameOwnAnswer, nameSection } from './page-phrases.ts';
import { listAllTerms, listTerms } from './terms.ts';

/** The maximum number of passages in one answer. */
const maxPassages = 3;
/** How similar a question must be to a known one, in its words or its meaning, to get that section as an answer … */
const least = { alike: 0.4, meant: 0.62 };
/** … if it has no word about life insurance … */
const minElsewhere = { alike: 0.65, meant: 0.8 };
/** … if it is certainly a question for the pages, or certainly small talk … */
const minSure = { alike: 0.4, meant: 0.55 };
const minChat = { alike: 0.75, meant: 0.85 };
/** … which takes this probability … */
const minWish = { question: 0.8, chat: 0.5 };
const chat: ReadonlySet<string> = new Set([
  'small-talk',
  'foreign',
  'nonsense',
  'complaint',
  'greeting',
  'thanks',
  'goodbye',
]);
/** … and to get our own answer. */
const minOwn = { alike: 0.7, meant: 0.78 };
/** How much more the meaning counts than the words do. */
const meantShare = 2;
/** Words somewhere in a section prove less than a question that it is known to answer. */
const saidShare = 0.5;

/** Unknown words that are shorter are more often names and abbreviations than typos. */
const minMisspelledLength = 5;

/** From 0 to 1, how similar a question is to those that a section answers. `meant` is 0 without an encoder. */
type Signals = { alike: number; meant: number; said: number };

/** Search over the site's own pages, in memory. The same question always finds the same passages. */
export function createKnowledge({ sections }: KnowledgeIndex, pageVectors: PageVectors = []): Knowledge {
  const asks = [
    ...sections.flatMap((section) => listAsks(nameSection(section), listPhrases(section))),
    ...ownAnswers.flatMap(({ path, asks }) => listAsks(nameOwnAnswer(path), asks)),
  ];
  const units = sections.flatMap((section) =>
    section.units.map(({ text }) => ({ name: nameSection(section), terms: listTerms(text) })),
  );
  const measureAlike = createLikeness(asks);
  const measureSaid = createLikeness(units);
  const correct = createSpelling(new Set([...asks, ...units].flatMap(({ terms }) => terms)));
  return {
    find(question, vector, wish) {
      const alike = measureAlike(correct(listAllTerms(question)));
      const said = measureSaid(correct(listTerms(question)));
      const meant = measureMeant(pageVectors, vector);
      const { alike: minAlike, meant: minMeant } = chooseMinimum(question, wish);
      const isGrave = isAboutSuicide(question);
      const asksWhy = /\bwhy\b/i.test(question);
      return sections
        .filter((section) => asksWhy || !isReason(section))
        .map((section) => {
          const names = [nameSection(section), nameOwnAnswer(section.path)];
          const highest = (by: ReadonlyMap<string, number>) =>
            Math.max(...names.map((name) => by.get(name) ?? 0));
          return { section, signals: { alike: highest(alike), meant: highest(meant), said: highest(said) } };
        })
        .filter(({ section, signals: { alike, meant } }) =>
          isGrave ? listGrave(section.units).length > 0 : alike >= minAlike || meant >= minMeant,
        )
        .sort((one, other) => scoreSignals(other.signals) - scoreSignals(one.signals))
        .slice(0, maxPassages)
        .map(({ section }) => {
          const name = nameOwnAnswer(section.path);
          const isOwn = (alike.get(name) ?? 0) >= minOwn.alike || (meant.get(name) ?? 0) >= minOwn.meant;
          const own = ownAnswers.find(({ path }) => isOwn && path === section.path)?.text;
          return toPassage(section, question, correct(listTerms(question)), own);
        });
    },
  };
}

function chooseMinimum(question: string, { label, probability }: Guess = unknown) {
  if (chat.has(label) && probability >= minWish.chat) return minChat;
  const isSure = label === 'question' && probability >= minWish.question;
  if (isAboutLifeInsurance(question)) return isSure ? minSure : least;
  return isSure ? least : minElsewhere;
}

const unknown: Guess = { label: '', probability: 0 };

/** Replaces words with words of the pages that are spelled almost the same: "benificiary", "medcial". */
function createSpelling(known: ReadonlySet<string>): (terms: readonly string[]) => readonly string[] {
  return (terms) =>
    terms.map((term) => {
      if (known.has(term) || term.length < minMisspelledLength) return term;
      return (
        findClosest(
          term,
          [...known].filter((word) => word[0] === term[0]),
        )[0] ?? term
      );
    });
}

function listAsks(name: string, asks: readonly string[]) {
  return asks.map((ask) => ({ name, terms: listAllTerms(ask) }));
}

function scoreSignals({ alike, meant, said }: Signals): number {
  return alike * (alike > 0.95 ? 1.5 : 1) + meant * meantShare + said * saidShare;
}

/** Explains why the form asks a question, which only answers people who ask why. */
function isReason({ heading }: KnowledgeSection): boolean {
  return heading.startsWith(reasonHeading);
}

function toPassage(section: KnowledgeSection, question: string, terms: readonly string[], own = ''): Passage {
  const { page, heading, path, units } = section;
  const asked = {
    terms: new Map(terms.map((term) => [term, 1])),
    headingTerms: new Set(listTerms(heading)),
  };
  const grave = isAboutSuicide(question) ? listGrave(units).join('\n') : '';
  return {
    text: [grave, own].find((text) => text !== '') ?? cutPassage(units, asked),
    isAnswer: grave === '' && own !== '',
    citation: { title: heading === '' ? page : `${page}: ${heading}`, path },
  };
}

function isAboutSuicide(question: string): boolean {
  return /suicid/i.test(question);
}

/** People who ask about suicide get everything that the section says about it, especially the number to call. */
function listGrave(units: readonly KnowledgeUnit[]): readonly string[] {
  return units.map(({ text }) => text).filter(isAboutSuicide);
}
