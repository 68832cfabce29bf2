import { answers } from '../../../../shared/site/answers.data.ts';
import { glossary } from '../../../../shared/site/glossary.data.ts';
import type { Entry } from './entries.ts';
import { listWords, stem } from './terms.ts';

/** "What is X", "what does X mean in life insurance", "define X". */
const definition =
  /^(?:define|definition|explain|meaning|what|what's|whats)(?: (?:a|an|are|do|does|exactly|is|it|mean|meant|my|by|of|the|to|your))*(?: life insurance(?= \S))? (?<term>.+?)(?: means?)?(?: (?:for|in|of|on|to|with)(?: (?:a|an|companies|company|contract|insurance|life|my|policies|policy|term|the|universal|whole|your))+)?(?: means?)?$/;
const kind = / (?:(?:life )?(?:assurance|insurance)(?: policy)?|policy)$/;

/** All questions that have an answer, one a line. */
const asked = answers.map(({ question }) => `${listWords(question).join(' ')} \n`).join('');
const starts = ['how does ', 'what are ', 'what is ', 'what is a ', 'what is an ', 'what is the '];

/** The meaning of the term that a question asks for and nothing else: "what is a policy fee on life insurance". */
export function findTerm(text: string): Entry | undefined {
  const term = definition.exec(listWords(text).join(' '))?.groups?.term ?? '';
  return meanings.get(toKey(term)) ?? meanings.get(toKey(term.replace(kind, '')));
}

/** The terms that no answer is about. */
const meanings: ReadonlyMap<string, Entry> = new Map(
  glossary.flatMap(({ term, forms = [], text, answer: slug }) => {
    const spellings = [term, ...forms];
    if (spellings.some(isAnswered)) return [];
    const answer = answers.find((one) => one.slug === slug);
    const entry: Entry = {
      id: `term-${listWords(term).join('-')}`,
      question: term.charAt(0).toUpperCase() + term.slice(1),
      ways: [],
      text,
      ...(answer && { link: { title: answer.question, path: `/answers/${answer.slug}` } }),
    };
    return spellings.map((spelling) => [toKey(spelling), entry] as const);
  }),
);

function isAnswered(spelling: string): boolean {
  const words = listWords(spelling).join(' ');
  return starts.some((start) => asked.includes(`${start}${words} `));
}

function toKey(term: string): string {
  return listWords(term).map(stem).join(' ');
}
