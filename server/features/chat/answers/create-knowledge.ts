import { findClosest } from '../dialogue/text/closest.ts';
import { keepBy } from '../keep-by.ts';
import type { Knowledge, Passage } from '../knowledge.ts';
import type { Guess } from '../meaning/linear-model.ts';
import type { PageVectors } from '../meaning/load-models.ts';
import { createMeant } from '../meaning/measure-meant.ts';
import type { Scores } from './average-best.ts';
import { cutPassage, type Part } from './cut-passage.ts';
import { isAboutLifeInsurance } from './domain.ts';
import type { KnowledgeIndex, KnowledgeSection, KnowledgeUnit } from './knowledge-index.ts';
import { createLikeness } from './likeness.ts';
import { reasonHeading } from './messages.ts';
import { ownAnswers } from './own-answers.ts';
import { listAsks, nameOwnAnswer, nameSection } from './page-phrases.ts';
import { listTerms } from './terms.ts';

/** The maximum number of passages in one answer. */
const maxPassages = 3;
/** How similar a question must be to known ones to get a section as an answer, with the encoder and by words alone … */
const least = { meant: 0.57, byWords: 0.535 };
/** … and how much less if the models are certain that it's a question, or if it has a word about life insurance. */
const lenience = { meant: 0.18, byWords: 0.28, domain: 0.03 };
/** How much less similar an answer of our own may be than the page's text, which says less and is cut from its place. */
const maxBehind = 0.2;
/** Unknown words that are shorter are more often names and abbreviations than typos. */
const minMisspelledLength = 5;

const ownAnswersByPath = Map.groupBy(ownAnswers, ({ path }) => path);

/** Search over the site's own pages, in memory. The same question always finds the same passages. */
export function createKnowledge(
  { sections }: KnowledgeIndex,
  pageVectors: PageVectors = { axes: new Int8Array(), points: new Int8Array(), sections: [] },
): Knowledge {
  const measureAlike = createLikeness(listAsks(sections));
  const measureMeant = createMeant(pageVectors);
  const listParts = keepBy(({ units }: KnowledgeSection): readonly Part[] =>
    units.map((unit) => ({ ...unit, terms: listTerms(unit.text) })),
  );
  return {
    find(question, vector, wish) {
      if (!/[a-z]{2}/i.test(question) || isEmptyWord(question)) return [];
      const alike = measureAlike(question);
      const meant = vector && measureMeant(vector);
      const score = (name: string) => average(name, meant ? [alike, meant] : [alike]);
      const min = chooseLeast(question, wish, vector ? 'meant' : 'byWords');
      const isGrave = isAboutSuicide(question);
      const asksWhy = /\bwhy\b/i.test(question);
      return sections
        .filter((section) => asksWhy || !isReason(section))
        .map((section) => {
          const page = score(nameSection(section));
          const [own] = (ownAnswersByPath.get(section.path) ?? [])
            .map((own) => ({ text: own.text, likeness: score(nameOwnAnswer(own)) }))
            .filter(({ likeness }) => likeness >= Math.max(min, page - maxBehind))
            .sort((one, other) => other.likeness - one.likeness);
          const likeness = Math.max(page, own?.likeness ?? 0);
          return { section, own: own?.text, likeness };
        })
        .filter(({ section, likeness }) => (isGrave ? listGrave(section.units).length > 0 : likeness >= min))
        .sort((one, other) => other.likeness - one.likeness)
        .slice(0, maxPassages)
        .map(({ section, own }) => toPassage(section, listParts(section), question, own));
    },
  };
}

/** `Really?` asks about nothing. */
function isEmptyWord(question: string): boolean {
  return !question.trim().includes(' ') && listTerms(question).length === 0;
}

function average(name: string, all: readonly Scores[]): number {
  return all.reduce((sum, scores) => sum + (scores.get(name) ?? 0), 0) / all.length;
}

function chooseLeast(
  question: string,
  { label, probability }: Guess = unknown,
  way: 'meant' | 'byWords',
): number {
  const asked = label === 'question' ? lenience[way] * probability ** 2 : 0;
  return least[way] - asked - (isAboutLifeInsurance(question) ? lenience.domain : 0);
}

/** Without models, it probably is a question, because the rules took it for one. */
const unknown: Guess = { label: 'question', probability: 0.75 };

/** Explains why the form asks a question, which only answers people who ask why. */
function isReason({ heading }: KnowledgeSection): boolean {
  return heading.startsWith(reasonHeading);
}

function toPassage(
  { page, heading, path }: KnowledgeSection,
  parts: readonly Part[],
  question: string,
  own = '',
): Passage {
  const known = parts.flatMap(({ terms }) => terms);
  const asked = {
    terms: new Set(listTerms(question).map((term) => correct(term, known))),
    headingTerms: new Set(listTerms(heading)),
  };
  const grave = isAboutSuicide(question) ? listGrave(parts).join('\n') : '';
  return {
    text: [grave, own].find((text) => text !== '') ?? cutPassage(parts, asked),
    isAnswer: grave === '' && own !== '',
    citation: { title: heading === '' ? page : `${page}: ${heading}`, path },
  };
}

/** Replaces a word with one of the section that is spelled almost the same: "benificiary", "medcial". */
function correct(term: string, known: readonly string[]): string {
  if (known.includes(term) || term.length < minMisspelledLength) return term;
  return findClosest(term, known)[0] ?? term;
}

function isAboutSuicide(question: string): boolean {
  return /suicid/i.test(question);
}

/** People who ask about suicide get everything that the section says about it, especially the number to call. */
function listGrave(units: readonly KnowledgeUnit[]): readonly string[] {
  return units.map(({ text }) => text).filter(isAboutSuicide);
}
