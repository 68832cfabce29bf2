import { describe, expect, it } from 'vitest';
import { renderPages } from '../../client/prerender.tsx';
import { entrySchema } from '../../server/features/chat/search/entries.ts';
import { listPageEntries } from '../../server/features/chat/search/page-entries.ts';
import { listSiteEntries } from '../../server/features/chat/search/site-entries.ts';
import { articles } from '../../shared/site/articles.data.ts';
import { listSections } from './list-sections.ts';
import { splitUnits } from './split-units.ts';
import { listLostSections } from './write-knowledge.ts';

const sections = listSections();

describe('the assistant’s sections', () => {
  it('have the form that the server expects, and an id each', () => {
    const entries = [...listSiteEntries(), ...listPageEntries(sections)];
    expect(entries.map((entry) => entrySchema.parse(entry))).toEqual(entries);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it('link to pages and anchors that exist', async () => {
    const pages = await renderPages('http://localhost:3000');
    const links = listSiteEntries().flatMap(({ link }) => link ?? []);
    expect(listLostSections([...sections, ...links], pages)).toEqual([]);
    expect(listLostSections([{ ...sections[0], path: '/guide#nowhere' } as never], pages)).toHaveLength(1);
  });

  it('name their page on a chip, unless they are questions', () => {
    const labels = listPageEntries(sections).map(({ question, label = question }) => label);
    expect(labels).toContain('Privacy Policy: In short');
    expect(labels).not.toContain('In short');
    expect(labels).toContain('What happens to my answers?');
  });

  it('cover every page that people read', () => {
    const pages = new Set(sections.map(({ path }) => path.split('#')[0]));
    for (const path of [
      '/',
      '/guide',
      '/faq',
      '/carriers',
      '/calculator',
      '/how-it-works',
      '/about',
      '/contact',
    ]) {
      expect(pages, path).toContain(path);
    }
    expect([...pages].filter((path) => path?.startsWith('/legal/'))).toHaveLength(5);
    expect([...pages].filter((path) => path?.startsWith('/blog/'))).toHaveLength(articles.length);
  });

  it('contain no markup', () => {
    const texts = sections.flatMap(({ units }) => units.map(({ text }) => text));
    expect(texts.filter((text) => /\*\*|\]\(|\{\{/.test(text))).toEqual([]);
  });
});

describe('splitting text', () => {
  it('keeps sentences, items, and rows apart, and remembers what is between them', () => {
    const table = { caption: '', columns: ['Word', 'Meaning'], rows: [['Premium', 'What you pay']] };
    expect(
      splitUnits([
        '**The first one** is a sentence. Is this another? See the guide.',
        { list: ['a [link](/x)'] },
        { table },
      ]),
    ).toEqual([
      { text: 'The first one is a sentence.', lead: '' },
      { text: 'Is this another?', lead: ' ' },
      { text: 'a link', lead: '\n• ' },
      { text: 'Premium: What you pay', lead: '\n• ' },
    ]);
  });

  it('leaves no sentence alone that makes no sense on its own', () => {
    expect(splitUnits(['Not always. It depends on the amount.'])).toEqual([
      { text: 'Not always. It depends on the amount.', lead: '' },
    ]);
  });

  it('names the columns of a table that has several', () => {
    const table = { caption: '', columns: ['', 'Term', 'Whole'], rows: [['Lasts', '20 years', 'For life']] };
    expect(splitUnits([{ table }])).toEqual([{ text: 'Lasts: Term: 20 years; Whole: For life', lead: '' }]);
  });
});
