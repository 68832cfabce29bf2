import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { createRecoloring } from '../../shared/site/colors.ts';
import type { Site } from './load-site.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
const articlesModule = 'site:articles';

type Options = { site: Site; folder: string; clientRoot: string };

/**
 * Puts a site folder into the client: its articles (`site:articles`), pictures (`#site/pictures/…` and those that pages
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
      filter: { id: /^(?:#site\/|site:articles$)/ },
      handler: (source) =>
        source === articlesModule ? `\0${articlesModule}` : join(folder, source.slice('#site/'.length)),
    },
    load: {
      filter: { id: /\.md$|site:articles$/ },
      handler(id) {
        if (id === `\0${articlesModule}`) return composeArticles(site, folder, clientRoot);
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

/** What lists of articles show, and how an article's own page loads its text. */
function composeArticles({ articles }: Site, folder: string, clientRoot: string): string {
  const imports = articles.map(
    ({ featuredImage }, index) =>
      `import art${index} from ${JSON.stringify(join(folder, 'pictures/articles', basename(featuredImage)))};`,
  );
  const entries = articles.map(
    ({ slug, title, publishDate, author, excerpt, tags, readMinutes }, index) =>
      `{ ...${JSON.stringify({ slug, title, publishDate, author, excerpt, tags, readMinutes })}, artUrl: art${index} }`,
  );
  const contents = articles.map(({ slug }) => {
    const file = join(folder, 'articles', `${slug}.md`);
    const source = relative(clientRoot, file);
    return `{ slug: ${JSON.stringify(slug)}, source: ${JSON.stringify(source)}, loadContent: () => import(${JSON.stringify(file)}) }`;
  });
  return [
    ...imports,
    `export const articleEntries = [${entries.join(',')}];`,
    `export const articleContents = [${contents.join(',')}];`,
  ].join('\n');
}
