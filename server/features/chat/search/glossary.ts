import { capitalize } from '../../../../shared/format/first-letter.ts';
import { glossary } from '../../../../shared/site/glossary.data.ts';
import { type Entry, isLibraryId, toLibraryId } from './entries.ts';
import { listStems, listWords, normalize } from './terms.ts';

/** "What is X", "what does X mean in life insurance", "define X". */
const definition =
  /^(?:define|definition|explain|meaning|what|what's|whats)(?: (?:a|an|are|do|does|exactly|is|it|mean|meant|my|by|of|the|to|your))*(?: life insurance(?= \S))? (?<term>.+?)(?: means?)?(?: (?:for|in|of|on|to|with)(?: (?:a|an|companies|company|contract|insurance|life|my|policies|policy|term|the|universal|whole|your))+)?(?: means?)?$/;
const kind = / (?:(?:life )?(?:assurance|insurance)(?: policy)?|policy)$/;

const starts = ['how does ', 'what are ', 'what is ', 'what is a ', 'what is an ', 'what is the '];

/**
 * Finds the meaning of the term that a question asks for and nothing else: "define policy fee". Terms that an answer of
 * the library is about have none.
 */
export function createGlossary(entries: readonly Entry[]): (text: string) => Entry | undefined {
  const library = new Map(
    entries.map((entry) => [entry.id, entry] as const).filter(([id]) => isLibraryId(id)),
  );
  const asked = [...library.values()].map(({ question }) => `${normalize(question)} \n`).join('');
  const isAnswered = (spelling: string) =>
    starts.some((start) => asked.includes(`${start}${normalize(spelling)} `));
  const meanings = new Map(
    glossary.flatMap(({ term, forms = [], text, answer = '' }) => {
      const spellings = [term, ...forms];
      if (spellings.some(isAnswered)) return [];
      const link = library.get(toLibraryId(answer))?.link;
      const entry: Entry = {
        id: `term-${listWords(term).join('-')}`,
        question: capitalize(term),
        ways: [],
        text,
        ...(link && { link }),
      };
      return spellings.map((spelling) => [toKey(spelling), entry] as const);
    }),
  );
  return (text) => {
    const term = definition.exec(normalize(text))?.groups?.term ?? '';
    return meanings.get(toKey(term)) ?? meanings.get(toKey(term.replace(kind, '')));
  };
}

function toKey(term: string): string {
  return listStems(term).join(' ');
}
