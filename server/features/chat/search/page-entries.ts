import { assistantTexts } from '../../../../shared/site/assistant.data.ts';
import type { Entry } from './entries.ts';

/** A sentence, list item, or table row as the page shows it. `lead` comes between it and the one before. */
export type PageUnit = { text: string; lead: '' | ' ' | '\n' | '\n• ' };

/** A section of a page. `heading` is empty for the page as a whole. */
export type PageSection = {
  page: string;
  heading: string;
  /** The page's path, with the section's anchor if it has one. */
  path: string;
  units: readonly PageUnit[];
};

const maxTextLength = 420;

/** An entry for each section, with its first sentences as the answer. */
export function listPageEntries(sections: readonly PageSection[]): readonly Entry[] {
  const ways = new Map(assistantTexts.pages.map(({ path, ways }) => [path, ways] as const));
  const ids = new Map<string, number>();
  return sections.map((section) => {
    const { page, heading, path, units } = section;
    const title = heading === '' ? page : `${page}: ${heading}`;
    const slug = path.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
    const count = ids.get(slug) ?? 0;
    ids.set(slug, count + 1);
    return {
      id: `page-${slug}${count === 0 ? '' : `-${count}`}`,
      question: heading === '' ? page : heading,
      ...(!/^$|\?$/.test(heading) && { label: title }),
      ways: count === 0 ? (ways.get(path) ?? []) : [],
      text: cutText(units),
      link: { title, path },
      body: units.map(({ text }) => text).join(' '),
    };
  });
}

/** As many whole sentences as fit, and at least one. */
function cutText(units: readonly PageUnit[]): string {
  let text = '';
  for (const unit of units) {
    const longer = text === '' ? unit.text : `${text}${unit.lead || ' '}${unit.text}`;
    if (text !== '' && longer.length > maxTextLength) break;
    text = longer;
  }
  return text;
}
