import type { Entry } from './entries.ts';
import { listWords, stem, stopWords } from './terms.ts';

/** In one way of asking of 500 at most: "trustee" and "void", but not "check". */
const leastRarity = 6.25;
const longest = 320;
/** A whole sentence or a row, not a heading. */
const statement = /^[^|]{25,}[.!?”]$|^[^:|]+: [^:|]+$/;
/** About what stands around it. */
const dependent = /^(?:It|That|These|They|This|Those)\b|\b(?:above|below|chart|page|table)\b/;
/** Rare in questions, but about no topic of their own. */
const vague = new Set(
  `account actual afford america bring clear collect common consider current definite exact expect general handle hold issue
  keep matter normal obtain particular possible probable provide real receive regular require should simple someone special start
  still true typical use usual wait with`
    .split(/\s+/)
    .map(stem),
);

/** The passage of an answer's page that says what its short answer leaves open: "who can be the trustee". */
export function findPassage(
  text: string,
  entry: Entry,
  getRarity: (stem: string) => number,
): string | undefined {
  if (!entry.body?.includes('\n')) return undefined;
  const asked = listTellingStems(text);
  const said = listTellingStems(`${entry.question} ${entry.text}`);
  const open = [...asked].filter((one) => !said.has(one) && getRarity(one) >= leastRarity && !vague.has(one));
  if (open.length === 0) return undefined;
  return entry.body
    .split('\n')
    .filter((passage) => isWhole(passage))
    .map((passage) => ({ passage, stems: listTellingStems(passage) }))
    .filter(({ stems }) => open.every((one) => stems.has(one)))
    .toSorted((one, other) => countShared(asked, other.stems) - countShared(asked, one.stems))[0]?.passage;
}

function isWhole(passage: string): boolean {
  return passage.length <= longest && statement.test(passage) && !dependent.test(passage);
}

function countShared(asked: ReadonlySet<string>, stems: ReadonlySet<string>): number {
  return [...asked].filter((one) => stems.has(one)).length;
}

function listTellingStems(text: string): ReadonlySet<string> {
  return new Set(
    listWords(text)
      .filter((word) => !stopWords.has(word))
      .map(stem),
  );
}
