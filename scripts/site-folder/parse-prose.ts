import { Lexer, type Token, type Tokens } from 'marked';
import { figureNames } from '../../client/ui/charts/figure-names.ts';
import type { ProseBlock, ProseSections } from '../../shared/site/schemas/prose.ts';

type Section = ProseSections['sections'][number] & { blocks: ProseBlock[] };

/** Tells the writer about something that can't be shown, and where it is in the file. */
type Refuse = (token: { raw: string }, expected: string) => void;

type Options = {
  /** Of the page, which names a table before the first heading. */
  title: string;
  /** Is told what is wrong, with the number of the line in the Markdown. */
  report: (line: number, expected: string, found: string) => void;
  /** Whether a link's path is a page of the site. */
  isPage: (path: string) => boolean;
};

/**
 * Parses Markdown into the site's own blocks. Supports headings of two levels, paragraphs, bullets, tables, bold text,
 * links to pages of this site, and charts that the site draws. Everything else, especially HTML, is refused, because it
 * can't be shown safely.
 */
export function parseProse(markdown: string, { title, report, isPage }: Options): ProseSections {
  const refuse: Refuse = ({ raw }, expected) => {
    const start = Math.max(0, markdown.indexOf(raw));
    report(markdown.slice(0, start).split('\n').length, expected, raw.trim());
  };
  const parser = createParser(refuse, isPage);
  const opening: ProseBlock[] = [];
  const sections: Section[] = [];
  for (const token of new Lexer({ gfm: true }).lex(markdown)) {
    if (isToken(token, 'space')) continue;
    if (isToken(token, 'heading')) {
      const section = startSection(token, refuse);
      if (sections.some(({ id }) => id === section.id)) refuse(token, 'each heading once');
      sections.push(section);
    } else {
      const section = sections.at(-1);
      const block = parser.toBlock(token, section?.title ?? title);
      if (block !== undefined) (section?.blocks ?? opening).push(block);
    }
  }
  return { opening, sections };
}

function startSection(token: Tokens.Heading, refuse: Refuse): Section {
  const { depth, text: title } = token;
  if (depth !== 2 && depth !== 3) refuse(token, 'a heading with ## or ###');
  if (token.tokens.some(({ type }) => type !== 'text')) refuse(token, 'a heading without marks');
  return { id: toId(title), level: depth === 3 ? 3 : 2, title, blocks: [] };
}

function createParser(refuse: Refuse, isPage: Options['isPage']) {
  /** Returns a text with its marks, on one line. The page renders bold text and links from Markdown's syntax. */
  const toText = ({ text, tokens = [] }: { text: string; tokens?: Token[] }): string => {
    for (const token of tokens) checkInline(token);
    return text.replaceAll(/\s+/g, ' ').trim();
  };

  const checkInline = (token: Token): void => {
    const parts = 'tokens' in token ? (token.tokens ?? []) : [];
    if (isToken(token, 'text')) {
      if (/&#?\w+;/.test(token.text)) refuse(token, 'the character itself');
    } else if (isToken(token, 'strong') || isToken(token, 'link')) {
      if (parts.some(({ type }) => type !== 'text')) refuse(token, 'no marks within marks');
      if (isToken(token, 'link') && !isLink(token.href)) refuse(token, 'a link to a page of this site');
    } else refuse(token, `no ${token.type}`);
  };

  const isLink = (href: string) => {
    const [, path] = /^(\/(?!\/)[\w/-]*)(?:#[\w-]+)?$/.exec(href) ?? [];
    return path !== undefined && isPage(path);
  };

  const toItem = (item: Tokens.ListItem): string => {
    const [text, ...others] = item.tokens;
    if (!text || !isToken(text, 'text') || others.length > 0) {
      refuse(item, 'no list in a list');
      return '';
    }
    return toText(text);
  };

  const toTable = (token: Tokens.Table, caption: string): ProseBlock => {
    const toCells = (cells: Tokens.TableCell[]) => cells.map((cell) => toText(cell));
    const columns = toCells(token.header);
    if (columns.slice(1).includes('')) refuse(token, 'a name for each column but the first');
    return { table: { caption, columns, rows: token.rows.map(toCells) } };
  };

  return {
    toBlock(token: Token, title: string): ProseBlock | undefined {
      const figure = isToken(token, 'paragraph') ? findFigure(token) : undefined;
      if (figure !== undefined) {
        if (!figureNames.some((name) => name === figure))
          refuse(token, `a figure that the site draws: ${figureNames.join(', ')}`);
        return { figure };
      }
      if (isToken(token, 'paragraph')) return toText(token);
      if (isToken(token, 'list') && !token.ordered) return { list: token.items.map(toItem) };
      if (isToken(token, 'table')) return toTable(token, title);
      refuse(token, `no ${token.type}`);
      return undefined;
    },
  };
}

/** Finds a chart that the site draws: `![](figure:name)`, alone in its paragraph. */
function findFigure({ tokens: [only, ...others] }: Tokens.Paragraph): string | undefined {
  if (!only || !isToken(only, 'image') || others.length > 0 || only.text !== '') return undefined;
  return /^figure:([\w-]+)$/.exec(only.href)?.[1];
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
