import { aliases, paths } from '../../client/app/paths.ts';
import { toPlainText } from '../../client/ui/layout/marked-text.ts';
import { type Answer, answerFrontMatterSchema } from '../../shared/site/schemas/answer.ts';
import { articleFrontMatterSchema, type SiteArticle } from '../../shared/site/schemas/article.ts';
import type { ProseSections } from '../../shared/site/schemas/prose.ts';
import { listTexts } from '../../shared/site/schemas/prose.ts';
import type { createFiller } from './fill-placeholders.ts';
import type { FolderReader } from './folder-reader.ts';
import { parseProse } from './parse-prose.ts';
import { readPicture } from './site-pictures.ts';

const wordsPerMinute = 220;
const answerWords = { least: 150, most: 500 };
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A text's file: its lines, which are checked, and its Markdown, which isn't yet. */
type TextFile<Lines> = Lines & { slug: string; file: string; markdown: string; firstLine: number };

type Options = {
  reader: FolderReader;
  filler: ReturnType<typeof createFiller>;
  hasDrafts: boolean;
  carrierIds: readonly string[];
};

/** Reads the articles and answers that the site shows. */
export function readTexts({ reader, filler, hasDrafts, carrierIds }: Options) {
  /** Texts whose lines have faults, and whose Markdown may have more. */
  const broken: TextFile<object>[] = [];
  const readFolder = <Lines extends { draft?: true | undefined }>(
    folder: string,
    check: (file: string, lines: unknown) => Lines | undefined,
  ): TextFile<Lines>[] =>
    reader.list(folder, '.md').flatMap((name) => {
      const file = `${folder}/${name}`;
      const slug = name.replace(/\.md$/, '');
      if (!slugPattern.test(slug))
        reader.report(file, '', 'a name of lowercase letters, digits, and single dashes', name);
      const split = reader.readMarkdown(file);
      if (!split) return [];
      const lines = check(
        file,
        filler.fill(split.frontMatter, '', (...fault) => reader.report(file, ...fault)),
      );
      const { markdown, firstLine } = split;
      const text = { slug, file, markdown, firstLine };
      if (!lines) broken.push(text);
      return lines && (hasDrafts || lines.draft !== true) ? [{ ...lines, ...text }] : [];
    });

  const articleFiles = readFolder('articles', (file, lines) =>
    reader.check(file, lines, articleFrontMatterSchema),
  );
  const answerFiles = readFolder('answers', (file, lines) =>
    reader.check(file, lines, answerFrontMatterSchema),
  );

  const pages = new Set([
    ...Object.values(paths).filter((path) => !path.includes(':')),
    ...Object.keys(aliases),
    ...carrierIds.map((id) => paths.carrier.replace(':slug', id)),
    ...articleFiles.map(({ slug }) => paths.article.replace(':slug', slug)),
    ...answerFiles.map(({ slug }) => paths.answer.replace(':slug', slug)),
    ...broken.map(({ file }) => `/${file.replace('articles/', 'blog/').replace('.md', '')}`),
  ]);

  const parse = ({ file, markdown, firstLine }: TextFile<object>, title = file): ProseSections => {
    const report = (line: number, expected: string, found: string) =>
      reader.report(file, `line ${firstLine + line - 1}`, expected, found);
    const filled = markdown
      .split('\n')
      .map((text, index) =>
        filler.fillText(text, '', (_place, expected, found) => report(index + 1, expected, found)),
      )
      .join('\n');
    return parseProse(filled, { title, report, isPage: (path) => pages.has(path) });
  };

  const readArticle = ({
    file,
    markdown,
    firstLine,
    ...text
  }: (typeof articleFiles)[number]): SiteArticle => {
    readPicture(reader, `pictures/articles/${text.featuredImage}`);
    const prose = parse({ ...text, file, markdown, firstLine }, text.title);
    const readMinutes = Math.min(120, Math.max(1, Math.round(countWords(prose) / wordsPerMinute)));
    return { ...text, readMinutes, ...prose };
  };

  const readAnswer = ({ file, markdown, firstLine, ...text }: (typeof answerFiles)[number]): Answer => {
    const prose = parse({ ...text, file, markdown, firstLine }, text.question);
    const words = countWords(prose);
    const { least, most } = answerWords;
    if (words < least || words > most) reader.report(file, '', `a text of ${least} to ${most} words`, words);
    return { ...text, ...prose };
  };

  for (const text of broken) parse(text);
  return { articles: articleFiles.map(readArticle), answers: answerFiles.map(readAnswer) };
}

function countWords({ opening, sections }: ProseSections): number {
  const blocks = [...opening, ...sections.flatMap((section) => section.blocks)];
  const texts = [...sections.map(({ title }) => title), ...blocks.flatMap(listTexts).map(toPlainText)];
  return texts.join(' ').match(/\S+/g)?.length ?? 0;
}
