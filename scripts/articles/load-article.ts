import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { articleFigures } from '../../client/content/article-figures.ts';
import type { Article, ArticleContent } from '../../client/features/blog/article.ts';
import { toPlainText } from '../../client/ui/layout/marked-text.ts';
import { listTexts } from '../../client/ui/layout/prose-content.ts';
import { parseArticle } from './parse-article.ts';
import { parseFrontMatter } from './parse-front-matter.ts';

export type SourceArticle = Omit<Article, 'artUrl'> & { featuredImage: string };

const wordsPerMinute = 220;

/**
 * Loads an article from its file, whose name is its slug. If anything is wrong, throws an error that says what to fix.
 */
export function loadArticle(file: string): SourceArticle {
  const name = basename(file);
  const slug = name.replace(/\.md$/, '');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new Error(`${name} is not named like an address.`);
  const { frontMatter, markdown } = parseFrontMatter(name, fillFigures(name, readFileSync(file, 'utf8')));
  const art = `${dirname(file)}/art/${frontMatter.featuredImage}`;
  if (!existsSync(art)) throw new Error(`${name} names a picture that is not there: ${art}.`);
  const content = parseArticle(name, markdown);
  const readMinutes = Math.max(1, Math.round(countWords(content) / wordsPerMinute));
  return { slug, ...frontMatter, ...content, readMinutes };
}

/** Replaces `{{name}}` with a figure of the site, so that each figure is defined only once. */
function fillFigures(name: string, text: string): string {
  return text.replaceAll(/\{\{(\w*)\}\}/g, (placeholder, key: string) => {
    const figure = articleFigures[key];
    if (figure === undefined) throw new Error(`${name} asks for a figure that is not known: ${placeholder}.`);
    return figure;
  });
}

export function countWords({ opening, sections }: Omit<ArticleContent, 'metaDescription'>): number {
  const blocks = [...opening, ...sections.flatMap((section) => section.blocks)];
  const texts = [...sections.map(({ title }) => title), ...blocks.flatMap(listTexts).map(toPlainText)];
  return texts.join(' ').match(/\S+/g)?.length ?? 0;
}
