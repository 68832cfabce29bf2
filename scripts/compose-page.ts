import { readFileSync, rmSync } from 'node:fs';
import type { RenderedPage } from '../client/prerender.tsx';
import { type InlineHashes, listInlineHashes } from '../server/platform/site/inline-hashes.ts';

type ManifestChunk = { file: string; imports?: string[]; css?: string[] };

export type Template = {
  html: string;
  /** Vite's manifest, which maps source files to scripts. */
  chunks: Record<string, ManifestChunk>;
  hashes: InlineHashes;
};

/**
 * Loads the page that Vite built and inlines its style sheet, which saves a request before the first paint. The CSP
 * allows the style sheet by its hash.
 */
export function loadTemplate(folder: string): Template {
  const chunks: Template['chunks'] = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const [styleFile] = chunks['index.html']?.css ?? [];
  if (!styleFile) throw new Error('The build made no style sheet.');
  const css = readFileSync(`${folder}/${styleFile}`, 'utf8').trim();
  rmSync(`${folder}/${styleFile}`);
  const fonts = [...css.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].map(([, url]) => url);
  const preloads = fonts.map(
    (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
  );
  const html = readFileSync(`${folder}/index.html`, 'utf8').replace(
    /<link rel="stylesheet"[^>]*>/,
    () => `${preloads.join('')}<style>${css}</style>`,
  );
  return { html, chunks, hashes: listInlineHashes(html) };
}

const imagePreload = /<link rel="preload" as="image"[^>]*>/g;

/** Composes a page's complete HTML: head, markup, and scripts, which all load in parallel with the first one. */
export function composePage({ html, chunks }: Template, page: RenderedPage): string {
  const scripts = listScripts(chunks, page.sources).map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  // React puts a preload of the page's main picture before its markup. In the head, the picture is fetched before the
  // scripts.
  const pictures = page.body.match(imagePreload) ?? [];
  return html
    .replaceAll(/\n\s*/g, '\n')
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
