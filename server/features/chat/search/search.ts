import type { Entry } from './entries.ts';
import { fitModel, type Model, toRow } from './fit.ts';
import { createGlossary } from './glossary.ts';
import { findPassage } from './passages.ts';
import { listFeatures, listStems, normalize, stem } from './terms.ts';
import { indexTexts, scoreTexts, type TextIndex } from './texts.ts';

type Ranked = { entry: Entry; score: number };
/** `answer` stands out; of `several` none does; `none` is close enough. */
export type Outcome =
  | { kind: 'answer'; entry: Entry; others: readonly Entry[]; isCertain: boolean }
  | { kind: 'several'; entries: readonly Entry[] }
  | { kind: 'none'; closest: Entry | undefined };

export type Search = {
  find: (text: string) => Outcome;
  rank: (text: string) => readonly Ranked[];
  getEntry: (id: string) => Entry | undefined;
  /** The entry of which the text is exactly one way of asking. */
  getExact: (text: string) => Entry | undefined;
  /** The meaning of the term that a question asks for. */
  findTerm: (text: string) => Entry | undefined;
  /** Whether the entries use this word. */
  knows: (word: string) => boolean;
};

/** Where the lines between the three outcomes are. */
const lines = {
  /** At once, if it leads the next by enough, or is nearly certain. */
  answer: 0.3,
  lead: 0.02,
  certain: 0.6,
  /** So certain that a question is meant even where something else is asked. */
  plain: 0.8,
  /** Below it, nothing is close. */
  several: 0.16,
  /** The share of a question's words that some entry uses. */
  known: 0.5,
};
const textShare = 0.25;
const textHalf = 14;
const chipCount = 3;
/** With what people ask next. */
const mostChips = 5;

/** What the build makes of the entries, so that a server only has to read it. */
export type SearchIndex = {
  model: Model;
  texts: TextIndex;
  /** The entry of each way of asking. */
  ways: ReadonlyMap<string, number>;
};

export function buildIndex(entries: readonly Entry[]): SearchIndex {
  const examples = entries.flatMap(({ question, ways }, entry) =>
    [question, ...ways].map((way) => [way, entry] as const),
  );
  const said = entries.flatMap(({ question, ways, text, body = '' }) => [question, ...ways, text, body]);
  return {
    model: fitModel(examples, entries.length),
    texts: indexTexts(
      entries.map(({ question, text, body = '' }) => listStems(`${question} ${text} ${body}`)),
      new Set(said.flatMap(listStems)),
    ),
    // Of two entries with the same way, the first is meant.
    ways: new Map(examples.toReversed().map(([way, entry]) => [normalize(way), entry])),
  };
}

/** Ranks entries by a linear model of their ways of asking, and beside it by the words of their texts. */
export function createSearch(
  entries: readonly Entry[],
  { model, texts, ways }: SearchIndex = buildIndex(entries),
): Search {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const getExact = (text: string) => entries[ways.get(normalize(text)) ?? -1];

  function rank(text: string): readonly Ranked[] {
    const scores = new Float64Array(entries.length);
    for (const [feature, value] of toRow(listFeatures(text), model)) {
      const start = feature * entries.length;
      for (let entry = 0; entry < entries.length; entry += 1) {
        scores[entry] =
          (scores[entry] ?? 0) + value * (model.weights[start + entry] ?? 0) * (model.scales[entry] ?? 0);
      }
    }
    for (const [entry, score] of scoreTexts(texts, listStems(text.slice(0, 400)))) {
      scores[entry] = (scores[entry] ?? 0) + (textShare * score) / (score + textHalf);
    }
    return entries
      .map((entry, at) => ({ entry, score: scores[at] ?? 0 }))
      .sort((one, other) => other.score - one.score)
      .slice(0, chipCount + 3);
  }

  const getRarity = (one: string) => model.rarity[model.features.get(one) ?? -1] ?? Number.POSITIVE_INFINITY;

  /** An answer with the nearest others, and what people ask next. */
  function answer(text: string, found: Entry, ranked: readonly Ranked[], isCertain: boolean): Outcome {
    const passage = findPassage(text, found, getRarity);
    const entry = passage === undefined ? found : { ...found, text: `${found.text}\n\n${passage}` };
    const near = listOffered(ranked.filter((one) => one.entry !== found));
    const next = entry.related?.flatMap((id) => byId.get(id) ?? []) ?? [];
    return { kind: 'answer', entry, others: [...new Set([...near, ...next])].slice(0, mostChips), isCertain };
  }

  return {
    rank,
    getEntry: (id) => byId.get(id),
    getExact,
    findTerm: createGlossary(entries),
    knows: (word) => texts.words.has(stem(word)),
    find(text) {
      const [first, ...rest] = rank(text);
      if (!first) return { kind: 'none', closest: undefined };
      const said = getExact(text);
      if (said) return answer(text, said, [first, ...rest], true);
      const asked = listStems(text);
      const known = asked.filter((word) => texts.words.has(word)).length / Math.max(1, asked.length);
      const lead = first.score - (rest[0]?.score ?? 0);
      if (known < lines.known) return { kind: 'none', closest: first.entry };
      if (first.score >= lines.certain || (first.score >= lines.answer && lead >= lines.lead)) {
        return answer(
          text,
          first.entry,
          rest,
          first.score >= (first.entry.wish ? lines.certain : lines.plain),
        );
      }
      if (first.score < lines.several) return { kind: 'none', closest: first.entry };
      return { kind: 'several', entries: listOffered([first, ...rest]) };
    },
  };
}

/** The first entries that can be buttons. */
function listOffered(ranked: readonly Ranked[]): readonly Entry[] {
  return ranked
    .map(({ entry }) => entry)
    .filter(({ wish }) => wish !== 'out-of-reach')
    .slice(0, chipCount);
}
