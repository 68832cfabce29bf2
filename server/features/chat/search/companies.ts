import { usStates } from '../../../../shared/quote/us-states.ts';
import { directory } from '../../../../shared/site/directory.data.ts';
import { companyAdjectives, companyNames, descriptions, everydayNames } from './company-names.ts';
import type { Entry } from './entries.ts';
import type { Search } from './search.ts';
import { listWords } from './terms.ts';

/** What comes before and after a name that no entry uses: "is X life", "from X insurance", "does X offer". */
const before = new Set(
  'a about against an by cancel does from has in is my of out owns surrender the through underwrites what with'.split(
    ' ',
  ),
);
const after = new Set('assurance do financial have insurance life mutual offer sell'.split(' '));
/** Words that questions about companies contain, so that a name alone isn't taken for one. */
const subjects =
  /\b(?:assurance|cancel|carrier|claim|company|drug|insur|legit|life|mutual|policy|rated|reviews?|scam|stands? for)/;
const everyday = everydayNames.join('|');
/** Any of the names among the words of a text. "New York life insurance license" is about a state. */
const names = new RegExp(
  `\\b(?:${companyNames.join('|')})\\b(?! insurance (?:agent|law|licen|rule|tax))` +
    `|\\b(?:does|is|has) (?:${everyday}) (?:a|any|drug|do|good|have|insurance|legit|life|offer|provide|sell|term|test|whole)\\b` +
    `|\\b(?:from|with|through|by|my) (?:${everyday}) (?:life|insurance|policy|term|whole)\\b` +
    `|\\b(?:from|with) (?:${everyday})$` +
    `|\\b(?:${companyAdjectives.join('|')}) life\\b(?! (?:expectancy|insurance (?:act|plan|program)))` +
    // "Who took over X Life", with a name of any words.
    `|\\b(?:what (?:became of|happened to)|who (?:acquired|bought|owns|purchased|took over))` +
    ` (?!(?:a|an|group|her|his|joint|my|old|our|term|that|the|their|this|universal|whole|your)\\b)(?:[a-z]+ ){1,3}life (?:assurance|insurance)\\b(?! (?:on|polic))`,
);
const stateWords = new Set(usStates.flatMap(listWords));
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const maxLength = 300;

/** The entry of the listed carrier that a question names. */
export function findListedCarrier(text: string, search: Search): Entry | undefined {
  const words = listWords(text.slice(0, maxLength));
  const named = directory.carriers.filter(({ name }) => words.includes(listWords(name)[0] ?? ''));
  const [carrier, ...others] = named;
  return carrier && others.length === 0 ? search.getExact(carrier.name) : undefined;
}

/** Whether a question is about a company that isn't in the directory. */
export function asksAboutCompany(text: string, search: Search): boolean {
  const words = listWords(text.slice(0, maxLength));
  const said = words.join(' ');
  if (words.some(isListed) || !subjects.test(said) || search.getExact(text)) return false;
  return names.test(said) || hasUnknownName(words, search);
}

function isListed(word: string): boolean {
  return directory.carriers.some(({ name }) => listWords(name)[0] === word);
}

/** "What is X life insurance", with a name of words that no entry uses. */
function hasUnknownName(words: readonly string[], search: Search): boolean {
  return words.some((word, at) => {
    if (!after.has(word)) return false;
    let first = at;
    while (isUnknown(words[first - 1] ?? '', search)) first -= 1;
    return first < at && before.has(words[first - 1] ?? '');
  });
}

function isUnknown(word: string, search: Search): boolean {
  const isKnown = search.knows(word) || descriptions.has(word) || stateWords.has(word);
  return word.length > 2 && !isKnown && !isMisspelled(word, search);
}

/** Whether a word is one letter away from a known one: "what is varible life" isn't about a company. */
function isMisspelled(word: string, search: Search): boolean {
  const isShort = word.length < 5;
  return Array.from({ length: word.length + 1 }, (_one, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [first = '', second = ''] = after;
    const longer = letters.map((letter) => before + letter + after);
    // Nearly every short name is a letter away from some word.
    const replaced = isShort ? [] : ['', ...letters].map((letter) => before + letter + after.slice(1));
    return [before + second + first + after.slice(2), ...longer, ...replaced];
  })
    .flat()
    .some((one) => one !== word && one.length > 3 && search.knows(one));
}
