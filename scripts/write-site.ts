import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage } from '../client/prerender.tsx';
import { hashBuiltFile, hashContent } from '../server/platform/site/built-files.ts';
import type { SiteFile, SiteManifest } from '../server/platform/site/site-manifest.ts';
import { type InlineHashes, listInlineHashes } from '../server/platform/site/static-site.ts';
import { version } from '../server/platform/version.ts';
import { createRecoloring } from '../shared/site/colors.ts';
import { writeCompressed } from './compress.ts';
import { writeKnowledge } from './knowledge/write-knowledge.ts';
import { writePictures } from './pictures/write-pictures.ts';
import { writeDocuments } from './site/write-documents.ts';
import type { Site } from './site-folder/load-site.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

/** Files that pages of other sites may load. */
const embeddable = new Set(['beacon.js']);

type PrerenderModule = {
  renderPages: (origin: string) => Promise<RenderedPage[]>;
  redirects: Readonly<Record<string, string>>;
  fallbacks: Readonly<Record<string, string>>;
  streetArt: string;
};

type Options = {
  root: string;
  /** The build's folder. */
  folder: string;
  siteFolder: string;
  site: Site;
  origin: string;
};

/** Prerenders and compresses the site into `client/`, writes `site.json` last, and returns the number of pages. */
export async function writeSite({ root, folder: build, siteFolder, site, origin }: Options): Promise<number> {
  const folder = `${build}/client`;
  const program = pathToFileURL(`${build}/prerender/prerender.js`).href;
  const prerender: PrerenderModule = await import(program);
  const template = loadTemplate(folder);
  rmSync(`${folder}/index.html`);
  rmSync(`${folder}/.vite`, { recursive: true });

  const pages = await prerender.renderPages(origin);
  mkdirSync(`${folder}/pages`);
  const pageFiles = pages.map((page) => {
    const file = `pages/${page.path === '/' ? 'index' : page.path.slice(1).replaceAll('/', '-')}.html`;
    writeFileSync(`${folder}/${file}`, composePage(template, page));
    return { ...describeFile(folder, file, page.path, 'no-cache'), hasOrigin: true };
  });
  // In threads beside the rest, because it takes more than half of the build.
  const compressing = compressFiles(folder, pageFiles);

  await writeKnowledge(root, build, pages);
  const { colors } = site.brand;
  const recolor = colors ? createRecoloring(colors) : (text: string) => text;
  await writePictures({ root, folder, siteFolder, pages, streetArt: prerender.streetArt, recolor });
  const withOrigin = writeDocuments({ folder, pages, origin, recolor });
  const assets = listFiles(folder)
    .filter((file) => !file.startsWith('pages/'))
    .map((file) => ({ ...describeAsset(folder, file), hasOrigin: withOrigin.has(file) }));
  await Promise.all([compressing, compressFiles(folder, assets)]);
  const manifest: SiteManifest = {
    version,
    origin,
    ...template.hashes,
    notFoundPath: '/404',
    redirects: prerender.redirects,
    fallbacks: prerender.fallbacks,
    files: [...assets, ...pageFiles].map((file) => ({ ...file, checksum: hashBuiltFile(folder, file) })),
  };
  writeFileSync(`${folder}/site.json`, JSON.stringify(manifest));
  return pages.length;
}

async function compressFiles(folder: string, files: readonly DescribedFile[]): Promise<void> {
  const compressed = files.filter(({ isCompressed }) => isCompressed);
  await Promise.all(compressed.map(({ file }) => writeCompressed(`${folder}/${file}`)));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1));
}

type DescribedFile = Omit<SiteFile, 'checksum'>;

/** Files under `assets/` have a hash of their content in their names, so they never change. */
function describeAsset(folder: string, file: string): DescribedFile {
  const isHashed = file.startsWith('assets/');
  return describeFile(
    folder,
    file,
    `/${file}`,
    isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
}

function describeFile(folder: string, file: string, path: string, cacheControl: string): DescribedFile {
  const extension = extname(file);
  const contentType = file === 'feed.xml' ? 'application/rss+xml; charset=utf-8' : contentTypes[extension];
  if (!contentType) throw new Error(`The build made ${file}, whose content type is not known.`);
  return {
    path,
    file,
    contentType,
    cacheControl,
    etag: hashContent(readFileSync(`${folder}/${file}`)),
    isCompressed: compressible.has(extension),
    hasOrigin: false,
    isEmbeddable: embeddable.has(file),
  };
}

type ManifestChunk = { file: string; imports?: string[]; css?: string[] };

type Template = {
  html: string;
  /** Vite's manifest, which maps source files to scripts. */
  chunks: Record<string, ManifestChunk>;
  hashes: InlineHashes;
};

/**
 * Loads the page that Vite built and inlines its style sheet, which saves a request before the first paint. The CSP
 * allows the style sheet by its hash.
 */
function loadTemplate(folder: string): Template {
  const chunks: Template['chunks'] = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const [styleFile] = chunks['index.html']?.css ?? [];
  if (!styleFile) throw new Error('The build made no style sheet.');
  const css = readFileSync(`${folder}/${styleFile}`, 'utf8').trim();
  rmSync(`${folder}/${styleFile}`);
  const fonts = [...css.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].map(([, url]) => url);
  const preloads = fonts.map(
    (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
  );
  const html = readFileSync(`${folder}/index.html`, 'utf8')
    .replaceAll(/\n\s*/g, '\n')
    .replace(/<link rel="stylesheet"[^>]*>/, () => `${preloads.join('')}<style>${css}</style>`);
  return { html, chunks, hashes: listInlineHashes(html) };
}

const imagePreload = /<link rel="preload" as="image"[^>]*>/g;

/** Composes a page's complete HTML: head, markup, and scripts, which all load in parallel with the first one. */
function composePage({ html, chunks }: Template, page: RenderedPage): string {
  const scripts = listScripts(chunks, page.sources).map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  // React puts a preload of the page's main picture before its markup. In the head, the picture is fetched before the
  // scripts.
  const pictures = page.body.match(imagePreload) ?? [];
  return html
    .replace('<!--head-->', () => `${pictures.join('')}${page.head}`)
    .replace('<div id="root">', () => `<div id="root" data-page="${page.path}">`)
    .replace('<!--app-->', () => page.body.replaceAll(imagePreload, ''))
    .replace('</head>', () => `${scripts.join('')}</head>`);
}

function listScripts(chunks: Template['chunks'], sources: readonly string[]): string[] {
  const first = 'index.html';
  const reached = reach(chunks, first, new Set());
  for (const source of sources) {
    if (!chunks[source]) throw new Error(`The build has no script for client/${source}.`);
    reach(chunks, source, reached);
  }
  return [...reached].filter((key) => key !== first).map((key) => chunks[key]?.file ?? key);
}

function reach(chunks: Template['chunks'], key: string, seen: Set<string>): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunks[key]?.imports ?? []) reach(chunks, imported, seen);
  return seen;
}
