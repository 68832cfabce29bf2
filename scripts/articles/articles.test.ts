import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleIndex } from '../../client/content/article-index.ts';
import { countWords, loadArticle } from './load-article.ts';
import { parseArticle } from './parse-article.ts';
import { parseFrontMatter } from './parse-front-matter.ts';

const folder = fileURLToPath(new URL('../../client/content/articles', import.meta.url));
const fields = {
  title: 'A title',
  metaDescription: 'A description that is long enough to say in a search what the article below is about.',
  publishDate: '2025-05-08',
  author: 'Editorial Team',
  featuredImage: 'picture.svg',
  excerpt: 'What it says.',
  tags: '[Myths, Education]',
};

function write(
  change: Partial<Record<keyof typeof fields | 'mood', string>> = {},
  body = 'Hello.\n',
): string {
  const lines = Object.entries({ ...fields, ...change }).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

describe('the articles', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const articles = files.map((name) => loadArticle(`${folder}/${name}`));

  it('are the four of the product specification, with their dates', () => {
    expect(articleIndex.map(({ slug, publishDate }) => [slug, publishDate])).toEqual([
      ['how-much-life-insurance-do-i-need', '2025-05-08'],
      ['term-vs-whole-life-insurance-which-is-right-for-you', '2025-06-19'],
      ['life-insurance-for-new-parents-complete-guide', '2025-07-27'],
      ['top-5-life-insurance-myths-busted', '2025-09-10'],
    ]);
  });

  it.each(articles.map((article) => [article.slug, article] as const))(
    '%s is a full article',
    (_slug, article) => {
      expect(countWords(article)).toBeGreaterThan(900);
      expect(article.sections.length).toBeGreaterThan(4);
      expect(article.sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
      expect(article.opening.length).toBeGreaterThan(0);
      expect(article.readMinutes).toBeGreaterThanOrEqual(4);
      expect(JSON.stringify(article)).not.toMatch(/\{\{|lorem|guaranteed approval/i);
    },
  );

  it('give lists what they show, without the text', () => {
    for (const entry of articleIndex) {
      expect(Object.keys(entry).sort()).toEqual(
        ['artUrl', 'author', 'excerpt', 'publishDate', 'readMinutes', 'slug', 'tags', 'title'].sort(),
      );
    }
  });
});

describe('front matter', () => {
  it('is parsed together with the text below it', () => {
    const { frontMatter, markdown } = parseFrontMatter('a.md', write());
    expect(frontMatter).toEqual({ ...fields, tags: ['Myths', 'Education'] });
    expect(markdown.trim()).toBe('Hello.');
  });

  it.each([
    ['no front matter', 'Hello.', 'a.md must begin with its front matter'],
    ['what is not YAML', write({ title: '"open' }), 'a.md is not YAML'],
    ['an impossible date', write({ publishDate: '2025-02-30' }), 'publishDate: '],
    ['a short description', write({ metaDescription: 'Short.' }), 'metaDescription: '],
    ['an unknown tag', write({ tags: '[Myths, Weather]' }), 'tags.1: '],
    ['a picture elsewhere', write({ featuredImage: '../../secret.svg' }), 'featuredImage: '],
    ['a field that it does not know', write({ mood: 'good' }), 'mood'],
  ])('stops the build at %s', (_case, text, message) => {
    expect(() => parseFrontMatter('a.md', text)).toThrow(message);
  });

  it('names every error in one pass', () => {
    const text = write({ publishDate: 'soon', excerpt: '""' });
    expect(() => parseFrontMatter('a.md', text)).toThrow(
      /a\.md has 2 error\(s\):\n {2}publishDate: .+\n {2}excerpt: /,
    );
  });
});

describe('an article’s text', () => {
  it('becomes blocks under headings with anchors', () => {
    const text = [
      'Opening, **strong** and [linked](/calculator).',
      '## It’s “one” heading?',
      '- first\n- **second**',
      '### Below it',
      '| Of | A |\n| --- | --- |\n| **Row** | 1 |',
    ];
    expect(parseArticle('a.md', text.join('\n\n'))).toEqual({
      opening: ['Opening, **strong** and [linked](/calculator).'],
      sections: [
        {
          id: 'its-one-heading',
          level: 2,
          title: 'It’s “one” heading?',
          blocks: [{ list: ['first', '**second**'] }],
        },
        {
          id: 'below-it',
          level: 3,
          title: 'Below it',
          blocks: [{ table: { caption: 'Below it', columns: ['Of', 'A'], rows: [['**Row**', '1']] } }],
        },
      ],
    });
  });

  it.each([
    ['HTML', '<script>alert(1)</script>'],
    ['HTML in a sentence', 'Hello <img src=x onerror=alert(1)>.'],
    ['an HTML entity', 'Fish &amp; chips'],
    ['a script behind a link', '[press](javascript:alert(1))'],
    ['another site', '[there](https://example.com)'],
    ['another site without its scheme', '[there](//example.com)'],
    ['a picture', '![x](/x.png)'],
    ['code', '`code`'],
    ['a heading of the page', '# Title'],
    ['marks in a heading', '## A **strong** one'],
    ['the same heading twice', '## One\n\nText.\n\n## One'],
    ['a numbered list', '1. one'],
    ['a list in a list', '- one\n  - two'],
    ['a column without a name', '| | A |\n| --- | --- |\n| Row | 1 |'],
    ['a bare address', 'See https://example.com.'],
  ])('stops the build at %s', (_case, markdown) => {
    expect(() => parseArticle('a.md', markdown)).toThrow('a.md holds something that an article cannot show');
  });

  it.each([
    ['shows a picture that the site draws', '![](figure:at-work)', { figure: 'at-work' }],
    ['has none of another address', '![](https://elsewhere.example/a.svg)', undefined],
    ['has none within a sentence', 'Look: ![](figure:at-work)', undefined],
  ])('%s', (_about, markdown, expected) => {
    if (expected) expect(parseArticle('a.md', markdown).opening).toEqual([expected]);
    else expect(() => parseArticle('a.md', markdown)).toThrow('cannot show');
  });
});

describe('an article’s file', () => {
  let scratch: string;

  beforeAll(() => {
    scratch = mkdtempSync(`${tmpdir()}/articles-`);
    mkdirSync(`${scratch}/art`);
    writeFileSync(`${scratch}/art/picture.svg`, '<svg/>');
  });
  afterAll(() => rmSync(scratch, { recursive: true }));

  function read(name: string, text: string) {
    writeFileSync(`${scratch}/${name}`, text);
    return loadArticle(`${scratch}/${name}`);
  }

  it('uses its name as the slug, and fills in the site’s figures', () => {
    const article = read(
      'some-article.md',
      write({}, 'About {{averagePrice}} a month, {{incomeMultiple}} income.'),
    );
    expect(article).toMatchObject({
      slug: 'some-article',
      readMinutes: 1,
      opening: ['About $26 a month, 8-12 times income.'],
    });
  });

  it.each([
    ['Not A Slug.md', write(), 'is not named like an address'],
    ['a.md', write({ featuredImage: 'missing.svg' }), 'names a picture that is not there'],
    ['b.md', write({}, 'About {{weather}}.'), 'a figure that is not known: {{weather}}'],
  ])('stops the build: %s', (name, text, message) => {
    expect(() => read(name, text)).toThrow(message);
  });
});
