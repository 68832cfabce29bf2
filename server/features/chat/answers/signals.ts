/** What a question asks about, in words of the pages with what each counts, and how much it says. */
export type Wanted = { terms: ReadonlyMap<string, number>; weight: number; isKnown: boolean };

/** Five views of how well a section answers a question, from 0 to 1 each. */
export type Signals = {
  /** The search engine's score beside the best section's. */
  relevance: number;
  /** The share of what is asked that stands anywhere in the section. */
  covered: number;
  /** How much the question is like one that the section is known to answer. */
  alike: number;
  /** The share of what is asked that stands in one sentence. */
  said: number;
  /** How close the question's meaning is to that of a question the section answers; 0 without an encoder. */
  meant: number;
};

const least = { covered: 0.5, alike: 0.36, said: 0.6 };
/** Below this, two sentences share a topic at most. */
const leastMeant = 0.62;
const leastMeantElsewhere = 0.76;
const meantShare = 4;
/** A question without a word of life insurance has to be very much like one that people are known to ask. */
const leastAlikeElsewhere = 0.6;
/** A word in the running text proves less than one in a heading. */
const textShare = 0.75;

export function isEnough({ covered, alike, said, meant }: Signals, isAtHome: boolean): boolean {
  if (!isAtHome) return alike >= leastAlikeElsewhere || meant >= leastMeantElsewhere;
  return covered >= least.covered || alike >= least.alike || said >= least.said || meant >= leastMeant;
}

/** A question that is known counts most of all. */
export function scoreSignals({ relevance, covered, alike, said, meant }: Signals): number {
  return relevance * covered + alike * (alike > 0.95 ? 3 : 2) + said + meant * meantShare;
}

/** `fields` are the fields of a section by the term that was found in them. */
export function measureCovered(
  fields: Readonly<Record<string, readonly string[]>>,
  wanted: readonly Wanted[],
): number {
  return shareOf(wanted, ({ terms }) => {
    const found = [...terms.keys()].flatMap((term) => fields[term] ?? []);
    if (found.length === 0) return 0;
    return found.some((field) => field !== 'text') ? 1 : textShare;
  });
}

export function measureSaid(unit: ReadonlySet<string>, wanted: readonly Wanted[]): number {
  return shareOf(wanted, ({ terms }) => ([...terms.keys()].some((term) => unit.has(term)) ? 1 : 0));
}

function shareOf(wanted: readonly Wanted[], measure: (each: Wanted) => number): number {
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
  const share = wanted.reduce((sum, each) => sum + each.weight * measure(each), 0);
  return total === 0 ? 0 : share / total;
}
