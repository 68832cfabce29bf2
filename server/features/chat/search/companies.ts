import { usStates } from '../../../../shared/quote/us-states.ts';
import { directory } from '../../../../shared/site/directory.data.ts';
import { companyNames, everydayNames } from './company-names.ts';
import type { Entry } from './entries.ts';
import type { Search } from './search.ts';
import { listWords } from './terms.ts';

const leads =
  /\b(?:what(?:'s| is| about)|who(?:'s| is| owns)|how (?:good|reliable|safe|old|big) is|is|are|does|tell me about|thoughts on|heard of|cancel|surrender|took over|owns|underwrites|(?:opinion|reviews?|ratings?) (?:of|for|on))\s+(?:the |my |a )?/;
/** What comes after the name of a company. */
const ends =
  /\s*\b(?:life insurance|life|insurance|mutual|assurance|financial|company|a good|any good|good|legit|reliable|reputable|rated|a scam|trustworthy|worth it|sell|offer|have|pay)\b.*$|\s*\?.*$/;
/** Words that aren’t part of a name: "does PCOS affect life insurance". */
const notInNames =
  /\b(?:affect|best|count|cover|entitled|matter|need|overrides?|qualify|require|trump|void)s?\b/;
/** What questions about companies speak of, so that a name alone isn't taken for one. */
const subjects =
  /\b(?:assurance|cancel|carrier|claim|company|drug|insur|legit|life|mutual|policy|rated|reviews?|scam)/;
const everyday = everydayNames.join('|');
/** Any of the names among the words of a text. "New York life insurance license" is about a state. */
const names = new RegExp(
  `\\b(?:${companyNames.join('|')})\\b(?! insurance (?:agent|law|licen|rule|tax))` +
    `|\\b(?:does|is|has) (?:${everyday}) (?:a|any|drug|do|good|have|insurance|legit|life|offer|provide|sell|term|test|whole)\\b` +
    `|\\b(?:from|with|through|by|my) (?:${everyday}) (?:life|insurance|policy|term|whole)\\b` +
    `|\\b(?:from|with) (?:${everyday})$`,
);
const stateNames = new RegExp(`\\b(?:${usStates.join('|')})\\b`, 'gi');
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
  const asked = text.slice(0, maxLength).replaceAll('’', "'");
  const words = listWords(asked);
  if (words.some(isListed) || !subjects.test(words.join(' '))) return false;
  return names.test(words.join(' ')) || asksAboutUnknown(asked, search);
}

function isListed(word: string): boolean {
  return directory.carriers.some(({ name }) => listWords(name)[0] === word);
}

/** "What is X life insurance", with a name that no entry uses. */
function asksAboutUnknown(asked: string, search: Search): boolean {
  const said = asked.toLowerCase();
  const lead = leads.exec(said);
  const name = lead ? said.slice(lead.index + lead[0].length).replace(ends, '') : '';
  const words = listWords(name.replaceAll(stateNames, ''));
  if (notInNames.test(name) || words.length > 4) return false;
  const isCapital = /^\p{Lu}/u.test(asked.slice(said.indexOf(name)));
  const unknown = words.filter((word) => !search.knows(word) && !isMisspelled(word, search));
  return unknown.length > 0 && (isCapital || unknown.length === words.length);
}

/** Whether a word is one letter away from a known one: "what is varible life" isn't about a company. */
function isMisspelled(word: string, search: Search): boolean {
  return Array.from({ length: word.length + 1 }, (_one, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [first = '', second = ''] = after;
    const near = [before + after.slice(1), before + second + first + after.slice(2)];
    const more = letters.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]);
    return [...near, ...more].some((one) => one !== word && one.length > 3 && search.knows(one));
  }).includes(true);
}
