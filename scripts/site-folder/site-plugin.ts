import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { createRecoloring } from '../../shared/site/colors.ts';
import type { Site } from './load-site.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
/** What lists show is apart from the pages, which every visitor's first script knows. */
const articlesModule = 'site:articles';
const articlePagesModule = 'site:article-pages';

type Options = { site: Site; folder: string; clientRoot: string };

/**
 * Puts a site folder into the client: its articles (`site:…`), pictures (`#site/pictures/…` and those that pages
 * name by their path), and colors. `build-time-data.ts` puts in everything else.
 */
export function siteFolder({ site, folder, clientRoot }: Options): Plugin[] {
  const { colors } = site.brand;
  const recolor = colors && createRecoloring(colors);
  const pictures = listPublicPictures(folder);
  const articleFiles = new Map(
    site.articles.map((article) => [join(folder, 'articles', `${article.slug}.md`), article]),
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
        if (id === `\0${articlePagesModule}`) return composePages(site, folder, clientRoot);
        const article = articleFiles.get(id);
        if (!article) return undefined;
        const { metaDescription, opening, sections } = article;
        return `export const content = ${JSON.stringify({ metaDescription, opening, sections })};`;
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
        response.setHeader('Content-Type', contentTypes[extname(file)] ?? '');
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
      .filter((name) => contentTypes[extname(name)] !== undefined)
      .map((name): [string, string] => [`carriers/${name}`, join(carriers, name)]),
  ]);
}

/** What lists of articles show. */
function composeEntries({ articles }: Site, folder: string): string {
  const imports = articles.map(
    ({ featuredImage }, index) =>
      `import art${index} from ${JSON.stringify(join(folder, 'pictures/articles', featuredImage))};`,
  );
  const entries = articles.map(
    ({ slug, title, publishDate, author, excerpt, tags, readMinutes }, index) =>
      `{ ...${JSON.stringify({ slug, title, publishDate, author, excerpt, tags, readMinutes })}, artUrl: art${index} }`,
  );
  return [...imports, `export const articleEntries = [${entries.join(',')}];`].join('\n');
}

/** How an article's own page loads its text. */
function composePages({ articles }: Site, folder: string, clientRoot: string): string {
  const contents = articles.map(({ slug }) => {
    const file = JSON.stringify(join(folder, 'articles', `${slug}.md`));
    return `${JSON.stringify(slug)}: () => import(${file})`;
  });
  return [
    `export const articleFolder = ${JSON.stringify(relative(clientRoot, join(folder, 'articles')))};`,
    `export const articleContents = {${contents.join(',')}};`,
  ].join('\n');
}
