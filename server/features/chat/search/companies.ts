import { directory } from '../../../../shared/site/directory.data.ts';
import type { Entry } from './entries.ts';
import type { Search } from './search.ts';
import { listWords } from './terms.ts';

const leads =
  /\b(?:what(?:'s| is| about)|who(?:'s| is| owns)|how (?:good|reliable|safe|old|big) is|is|are|does|tell me about|thoughts on|heard of|(?:opinion|reviews?|ratings?) (?:of|for|on))\s+(?:the )?/;
/** What comes after the name of a company. */
const ends =
  /\s*\b(?:life insurance|life|insurance|mutual|assurance|financial|company|a good|any good|good|legit|reliable|reputable|rated|a scam|trustworthy|worth it|sell|offer|have|pay)\b.*$|\s*\?.*$/;
/** Verbs that aren't part of a name: "does PCOS affect life insurance". */
const verbs = /\b(?:affect|count|cover|entitled|matter|need|overrides?|qualify|require|trump|void)s?\b/;
const maxLength = 300;

/** The entry of the listed carrier that a question names. */
export function findListedCarrier(text: string, search: Search): Entry | undefined {
  const words = listWords(text.slice(0, maxLength));
  const named = directory.carriers.filter(({ name }) => words.includes(listWords(name)[0] ?? ''));
  const [carrier, ...others] = named;
  return carrier && others.length === 0 ? search.getExact(carrier.name) : undefined;
}

/** Whether a question is about a company that isn't in the directory: "what is X life insurance". */
export function asksAboutCompany(text: string, search: Search): boolean {
  const asked = text.slice(0, maxLength).replaceAll('’', "'");
  const said = asked.toLowerCase();
  const lead = leads.exec(said);
  const name = lead ? said.slice(lead.index + lead[0].length).replace(ends, '') : '';
  if (
    name === '' ||
    verbs.test(name) ||
    !/\b(?:life|insur|mutual|assurance|company|carrier|policy|legit|scam|rated|reviews?)/i.test(asked)
  )
    return false;
  const words = listWords(name);
  const isListed = directory.carriers.some((carrier) => {
    const [first = ''] = listWords(carrier.name);
    return words.includes(first);
  });
  if (isListed || words.length > 4) return false;
  const start = asked.toLowerCase().indexOf(name);
  const isCapital = /^\p{Lu}/u.test(asked.slice(start));
  const unknown = words.filter((word) => !search.knows(word));
  return unknown.length > 0 && (isCapital || unknown.length === words.length) && words.length > 0;
}
