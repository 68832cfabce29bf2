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

/** Passages that one question is answered with, at most. */
const mostPassages = 3;
/** How like a known question, by its words or by its meaning, a question has to be to be answered with its section … */
const least = { alike: 0.4, meant: 0.62 };
/** … without a word of life insurance in it … */
const leastElsewhere = { alike: 0.65, meant: 0.8 };
/** … when it is surely a question that pages may answer, or surely small talk … */
const leastSure = { alike: 0.4, meant: 0.55 };
const leastChat = { alike: 0.75, meant: 0.85 };
/** … by a wish that is this probable … */
const leastWish = { question: 0.8, chat: 0.5 };
const chat: ReadonlySet<string> = new Set([
  'small-talk',
  'foreign',
  'nonsense',
  'complaint',
  'greeting',
  'thanks',
  'goodbye',
]);
/** … and to be answered with the words of our own. */
const leastOwn = { alike: 0.7, meant: 0.78 };
/** How much more the meaning counts than the words. */
const meantShare = 2;
/** What is said somewhere in a section proves less than a question that it is known to answer. */
const saidShare = 0.5;

/** Shorter words that are unknown are names and abbreviations more often than typing errors. */
const shortestMisspelled = 5;

/** How like a question is to what a section is known to answer, from 0 to 1. `meant` is 0 without an encoder. */
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
      const { alike: leastAlike, meant: leastMeant } = chooseLeast(question, wish);
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
          isGrave ? listGrave(section.units).length > 0 : alike >= leastAlike || meant >= leastMeant,
        )
        .sort((one, other) => scoreSignals(other.signals) - scoreSignals(one.signals))
        .slice(0, mostPassages)
        .map(({ section }) => {
          const name = nameOwnAnswer(section.path);
          const isOwn = (alike.get(name) ?? 0) >= leastOwn.alike || (meant.get(name) ?? 0) >= leastOwn.meant;
          const own = ownAnswers.find(({ path }) => isOwn && path === section.path)?.text;
          return toPassage(section, question, correct(listTerms(question)), own);
        });
    },
  };
}

function chooseLeast(question: string, { label, probability }: Guess = unknown) {
  if (chat.has(label) && probability >= leastWish.chat) return leastChat;
  const isSure = label === 'question' && probability >= leastWish.question;
  if (isAboutLifeInsurance(question)) return isSure ? leastSure : least;
  return isSure ? least : leastElsewhere;
}

const unknown: Guess = { label: '', probability: 0 };

/** Puts words of the pages in the place of words that are spelled almost like them: "benificiary", "medcial". */
function createSpelling(known: ReadonlySet<string>): (terms: readonly string[]) => readonly string[] {
  return (terms) =>
    terms.map((term) => {
      if (known.has(term) || term.length < shortestMisspelled) return term;
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

/** Why a question of the form is asked: an answer for those alone who ask why. */
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

/** People who ask about suicide get all that the section says about it, the number to call above all. */
function listGrave(units: readonly KnowledgeUnit[]): readonly string[] {
  return units.map(({ text }) => text).filter(isAboutSuicide);
}
