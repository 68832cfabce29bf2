import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { linkAnswers } from '../../client/content/link-answers.ts';
import type { AnswerContent } from '../../client/features/answers/answer.ts';
import type { ArticleContent } from '../../client/features/blog/article.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { createExplainer, explainTerms } from '../../shared/glossary/explain-terms.ts';
import { createRecoloring } from '../../shared/site/colors.ts';
import type { Answer } from '../../shared/site/schemas/answer.ts';
import type { SiteArticle } from '../../shared/site/schemas/article.ts';
import type { Site } from './load-site.ts';
import { pictureTypes } from './site-pictures.ts';

/** What lists show is apart from the texts, each of which has a script of its own. */
const articlesModule = 'site:articles';
const textModules = { 'site:article-texts': 'articles', 'site:answer-texts': 'answers' } as const;

type Options = { site: Site; folder: string; clientRoot: string };

/**
 * Puts a site folder into the client: its articles and answers (`site:…`), pictures (`#site/pictures/…` and those that pages
 * name by their path), and colors. `build-time-data.ts` puts in everything else.
 */
export function siteFolder({ site, folder, clientRoot }: Options): Plugin[] {
  const { colors } = site.brand;
  const recolor = colors && createRecoloring(colors);
  const pictures = listPublicPictures(folder);
  const texts = {
    articles: new Map(site.articles.map((article) => [article.slug, toArticleContent(article, site)])),
    answers: new Map(site.answers.map((answer) => [answer.slug, toAnswerContent(answer, site)])),
  };
  const files = new Map(
    Object.entries(texts).flatMap(([kind, contents]) =>
      [...contents].map(([slug, content]) => [join(folder, kind, `${slug}.md`), content] as const),
    ),
  );
  const main: Plugin = {
    name: 'site-folder',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:#site\/|site:)/ },
      handler: (source) =>
        source.startsWith('site:') ? `\0${source}` : join(folder, source.slice('#site/'.length)),
    },
    load: {
      filter: { id: /\.md$|^\0site:/ },
      handler(id) {
        if (id === `\0${articlesModule}`) return composeEntries(site, folder);
        for (const [name, kind] of Object.entries(textModules)) {
          if (id === `\0${name}`)
            return composeLoaders([...texts[kind].keys()], join(folder, kind), clientRoot);
        }
        const content = files.get(id);
        return content && `export const content = ${JSON.stringify(content)};`;
      },
    },
    ...(recolor && {
      transform: {
        filter: { id: /\/client\/.*\.tsx?$/ },
        handler: (code: string) => ({ code: recolor(code), map: null }),
      },
    }),
    transformIndexHtml: (html) => recolor?.(html) ?? html,
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const output of Object.values(bundle)) {
        if (!recolor || output.type !== 'asset' || !/\.(?:css|svg)$/.test(output.fileName)) continue;
        // The company's own pictures have its colors already.
        const isOfFolder = output.originalFileNames.some((name) =>
          resolve(clientRoot, name).startsWith(folder),
        );
        if (!isOfFolder) output.source = recolor(Buffer.from(output.source).toString());
      }
      for (const [fileName, file] of pictures)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = pictures.get((request.url ?? '').replace(/^\/|\?.*$/g, ''));
        if (!file) return next();
        response.setHeader('Content-Type', pictureTypes[extname(file)] ?? '');
        response.end(readFileSync(file));
      });
    },
  };
  // A build's style sheets are recolored when they are complete.
  const developmentColors: Plugin = {
    name: 'site-colors',
    apply: 'serve',
    enforce: 'post',
    transform(code, id) {
      return recolor && /\.css(?:$|\?)/.test(id) ? { code: recolor(code), map: null } : undefined;
    },
  };
  return [main, developmentColors];
}

/** The pictures that have an address of their own, by that address without its first slash. */
function listPublicPictures(folder: string): ReadonlyMap<string, string> {
  const carriers = join(folder, 'pictures/carriers');
  return new Map([
    ['favicon.svg', join(folder, 'pictures/mark.svg')],
    ...readdirSync(carriers)
      .filter((name) => pictureTypes[extname(name)] !== undefined)
      .map((name): [string, string] => [`carriers/${name}`, join(carriers, name)]),
  ]);
}

/** What lists of articles show, oldest first. */
function composeEntries(site: Site, folder: string): string {
  const articles = site.articles.toSorted((one, other) => one.publishDate.localeCompare(other.publishDate));
  const imports = articles.map(
    ({ featuredImage }, index) =>
      `import art${index} from ${JSON.stringify(join(folder, 'pictures/articles', featuredImage))};`,
  );
  const entries = articles.map(
    ({ slug, title, publishDate, author, excerpt, tags, readMinutes }, index) =>
      `{ ...${JSON.stringify({ slug, title, publishDate, published: formatDate(publishDate), author, excerpt, tags, readMinutes })}, artUrl: art${index} }`,
  );
  return [...imports, `export const articleEntries = [${entries.join(',')}];`].join('\n');
}

/** How each page loads its text. */
function composeLoaders(slugs: readonly string[], folder: string, clientRoot: string): string {
  const loaders = slugs.map(
    (slug) => `${JSON.stringify(slug)}: () => import(${JSON.stringify(join(folder, `${slug}.md`))})`,
  );
  return [
    `export const folder = ${JSON.stringify(relative(clientRoot, folder))};`,
    `export const loaders = {${loaders.join(',')}};`,
  ].join('\n');
}

function toArticleContent(article: SiteArticle, { answers, glossary }: Site): ArticleContent {
  const { metaDescription, answers: slugs = [] } = article;
  return {
    metaDescription,
    answers: linkAnswers(slugs, answers),
    ...explainTerms(article, createExplainer(glossary)),
  };
}

function toAnswerContent(answer: Answer, { answers, groups, glossary }: Site): AnswerContent {
  const { question, short, dependsOn = [], sources, readOn, price } = answer;
  // An answer about a term explains it itself.
  const explain = createExplainer(glossary.filter((term) => term.answer !== answer.slug));
  return {
    question,
    group: groups.find(({ slug }) => slug === answer.group)?.title ?? '',
    // In the order of the page, because a term is explained where it first appears.
    short: explain(short),
    ...explainTerms(answer, explain),
    dependsOn: dependsOn.map(explain),
    isOutOfReach: answer.outOfReach === true,
    sources,
    readOn,
    checked: formatDate(readOn),
    price,
    related: answer.related.flatMap((slug) => answers.filter((other) => other.slug === slug).map(toRelated)),
  };
}

function toRelated({ slug, question, short }: Answer) {
  return { slug, question, short };
}
