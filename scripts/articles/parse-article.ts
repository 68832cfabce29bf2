import { Lexer, type Token, type Tokens } from 'marked';
import type { ArticleContent, ArticleSection } from '../../client/features/blog/article.ts';
import type { ProseBlock } from '../../client/ui/layout/prose-content.ts';

type Section = ArticleSection & { blocks: ProseBlock[] };

/**
 * Parses Markdown into the site's own blocks. Supports headings of two levels, paragraphs, bullets, tables, bold text,
 * links to pages of this site, and charts that the site draws. Throws for everything else, especially HTML, because it
 * can't be shown safely.
 */
export function parseArticle(file: string, markdown: string): Omit<ArticleContent, 'metaDescription'> {
  const opening: ProseBlock[] = [];
  const sections: Section[] = [];
  for (const token of new Lexer({ gfm: true }).lex(markdown)) {
    if (isToken(token, 'space')) continue;
    if (isToken(token, 'heading')) {
      const section = startSection(file, token);
      if (sections.some(({ id }) => id === section.id)) throw refuse(file, token, 'the same heading twice');
      sections.push(section);
    } else {
      const section = sections.at(-1);
      (section?.blocks ?? opening).push(toBlock(file, token, section?.title ?? ''));
    }
  }
  return { opening, sections };
}

function startSection(file: string, token: Tokens.Heading): Section {
  const { depth: level, text: title } = token;
  if (level !== 2 && level !== 3) throw refuse(file, token, 'a heading of another level than 2 and 3');
  if (token.tokens.some(({ type }) => type !== 'text')) throw refuse(file, token, 'marks in a heading');
  return { id: toId(title), level, title, blocks: [] };
}

function toBlock(file: string, token: Token, title: string): ProseBlock {
  const figure = isToken(token, 'paragraph') ? findFigure(token) : undefined;
  if (figure !== undefined) return { figure };
  if (isToken(token, 'paragraph')) return toText(file, token);
  if (isToken(token, 'list') && !token.ordered) {
    return {
      list: token.items.map((item) => {
        const [text, ...others] = item.tokens;
        if (!text || !isToken(text, 'text') || others.length > 0)
          throw refuse(file, item, 'a list in a list');
        return toText(file, text);
      }),
    };
  }
  if (isToken(token, 'table')) {
    const toCells = (cells: Tokens.TableCell[]) => cells.map((cell) => toText(file, cell));
    const columns = toCells(token.header);
    if (columns.includes('')) throw refuse(file, token, 'a column without a name');
    return { table: { caption: title, columns, rows: token.rows.map(toCells) } };
  }
  throw refuse(file, token, token.type);
}

/** Finds a chart that the site draws: `![](figure:name)`, alone in its paragraph. */
function findFigure({ tokens: [only, ...others] }: Tokens.Paragraph): string | undefined {
  if (!only || !isToken(only, 'image') || others.length > 0 || only.text !== '') return undefined;
  return /^figure:([a-z-]+)$/.exec(only.href)?.[1];
}

/** Returns a text with its marks, on one line. The page renders bold text and links from Markdown's syntax. */
function toText(file: string, { text, tokens = [] }: { text: string; tokens?: Token[] }): string {
  for (const token of tokens) checkInline(file, token);
  return text.replaceAll(/\s+/g, ' ').trim();
}

function checkInline(file: string, token: Token): void {
  const parts = 'tokens' in token ? (token.tokens ?? []) : [];
  if (isToken(token, 'text') && !/&#?\w+;/.test(token.text)) return;
  if (isToken(token, 'strong') || isToken(token, 'link')) {
    if (parts.some(({ type }) => type !== 'text')) throw refuse(file, token, 'marks within marks');
    if (token.type === 'link' && !/^\/(?!\/)[\w/#-]*$/.test(token.href)) {
      throw refuse(file, token, 'a link that leaves the site');
    }
    return;
  }
  throw refuse(file, token, token.type);
}

type TokenOf = {
  space: Tokens.Space;
  heading: Tokens.Heading;
  paragraph: Tokens.Paragraph;
  list: Tokens.List;
  table: Tokens.Table;
  text: Tokens.Text;
  strong: Tokens.Strong;
  link: Tokens.Link;
  image: Tokens.Image;
};

/** The union of all tokens ends with one of any type, so comparing the type alone doesn't narrow it. */
function isToken<K extends keyof TokenOf>(token: Token, type: K): token is TokenOf[K] {
  return token.type === type;
}

/** `How much? It’s a start` becomes `how-much-its-a-start`. */
function toId(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function refuse(file: string, { raw }: { raw: string }, what: string): Error {
  return new Error(
    `${file} holds something that an article cannot show (${what}):\n  ${raw.trim().slice(0, 100)}`,
  );
}
