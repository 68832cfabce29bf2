import { answers } from '../../../../shared/site/answers.data.ts';
import { assistantTexts } from '../../../../shared/site/assistant.data.ts';
import type { Answer } from '../../../../shared/site/schemas/answer.ts';
import { type Entry, toLibraryId } from './entries.ts';

/** The answers and the talk that the site folder has for the assistant, and those of the library. */
export function listSiteEntries(): readonly Entry[] {
  const slugs = new Set(answers.map(({ slug }) => slug));
  const own = [...assistantTexts.talk, ...assistantTexts.answers].map(({ text = '', link, ...entry }) => {
    const slug = /^\/answers\/(.+)$/.exec(link?.path ?? '')?.[1];
    // A library of one's own may have no such answer.
    const isThere = slug === undefined || slugs.has(slug);
    return { ...entry, text, ...(link && isThere && { link }) };
  });
  return [...own, ...answers.map((answer) => toEntry(answer, slugs))];
}

/** The short answer, with the page as its link. What is said about its path on other pages is asked for it, too. */
function toEntry(
  { slug, question, short, ways, related, price, opening, sections }: Answer,
  slugs: ReadonlySet<string>,
): Entry {
  const path = `/answers/${slug}`;
  const more = assistantTexts.pages.find((page) => page.path === path)?.ways ?? [];
  const blocks = [opening, ...sections.flatMap(({ title, blocks }) => [[title], blocks])].flat();
  return {
    id: toLibraryId(slug),
    question,
    ways: [...ways, ...more],
    text: short,
    link: { title: question, path },
    ...(price && { price: true }),
    related: related.filter((one) => slugs.has(one)).map(toLibraryId),
    body: blocks.flatMap(listPassages).map(toPlain).join('\n'),
  };
}

/** Sentences, list items, and rows. */
function listPassages(block: Answer['opening'][number]): readonly string[] {
  if (typeof block === 'string') return block.split(/(?<=[.!?]) /);
  if ('list' in block) return block.list;
  return 'table' in block
    ? block.table.rows.map((cells) => cells.join(cells.length === 2 ? ': ' : ' | '))
    : [];
}

/** Without the marks of bold words and links. */
function toPlain(text: string): string {
  return text.replaceAll(/\*\*|`|\[(?=[^\]]+\]\()|\]\([^)]+\)/g, '');
}
