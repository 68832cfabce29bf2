import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Request, RequestHandler, Response } from 'express';
import { version } from '../version.ts';
import { buildRemedy, createReader, type Encoding, encodings, type ReadBody } from './built-files.ts';
import { type SiteFile, type SiteManifest, siteManifestSchema } from './site-manifest.ts';

export type InlineHashes = { styleHashes: readonly string[]; scriptHashes: readonly string[] };

/**
 * Lists the hashes of the style sheets and scripts in a page itself, as CSP source expressions without quotation marks.
 */
export function listInlineHashes(html: string): InlineHashes {
  return {
    styleHashes: [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => hashSource(css)),
    scriptHashes: [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) =>
      hashSource(script),
    ),
  };
}

function hashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

const permanentRedirect = 308;
const redirectForNow = 302;

type Variant = { headers: Map<string, string>; body: Buffer };
type Entry = (encoding: Encoding) => Variant;

export type StaticSite = {
  /** The hashes of every page's own style sheet and scripts, for the CSP. */
  hashes: InlineHashes;
  has: (path: string) => boolean;
  /** Returns a page's or another file's text, for responses that add something to it. */
  readText: (path: string) => string | undefined;
  /** Returns the site's own address or pattern for a path, or undefined if there is nothing there. */
  namePath: (path: string) => string | undefined;
  /** Answers GET and HEAD for paths of the site. */
  serve: RequestHandler;
  /** Answers with the not-found page and status 404. */
  serveNotFound: RequestHandler;
};

/** Loads the build's manifest. Throws one sentence if the folder has no build of this version. */
export function loadSiteManifest(folder: string): SiteManifest {
  const file = `${folder}/site.json`;
  if (!existsSync(file)) throw new Error(`There is no built site in ${folder}. ${buildRemedy}`);
  const content = parseJson(readFileSync(file, 'utf8'));
  if (content === undefined) throw new Error(`The built site in ${folder} is damaged. ${buildRemedy}`);
  const built = Object(content).version;
  const manifest = siteManifestSchema.safeParse(content);
  if (built === version && manifest.success) return manifest.data;
  const origin = typeof built === 'string' && built !== version ? `version ${built}` : 'another version';
  throw new Error(
    `The built site in ${folder} is from ${origin} of this program, not ${version}. ${buildRemedy}`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type SiteOptions = { publicOrigin: string };
type Options = SiteOptions & { folder: string; manifest: SiteManifest };

/** Keeps the whole built site in memory, so that a later build can't change what is being served. */
export function loadStaticSite(options: Options): StaticSite {
  const { folder, manifest } = options;
  const entries = new Map<string, Entry>();
  for (const file of manifest.files) {
    entries.set(file.path, createEntry(file, createReader(file, options)));
  }
  const notFound = entries.get(manifest.notFoundPath);
  if (!notFound) throw new Error(`The build in ${folder} has no page ${manifest.notFoundPath}.`);
  entries.delete(manifest.notFoundPath);
  const redirects = new Map(Object.entries(manifest.redirects));
  const fallbacks = new Map(Object.entries(manifest.fallbacks));

  return {
    hashes: manifest,
    has: (path) => entries.has(path),
    readText: (path) => entries.get(path)?.('identity').body.toString(),
    namePath(path) {
      if (entries.has(path)) return path;
      const bare = cutSlash(path);
      if (redirects.has(bare) || entries.has(bare)) return bare;
      const folder = cutName(bare);
      return fallbacks.has(folder) ? `${folder}*` : undefined;
    },
    serve(request, response, next) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return next();
      const { path, url } = request;
      const entry = entries.get(path);
      if (entry) return send(request, response, entry);
      const bare = cutSlash(path);
      const lasting = redirects.get(bare) ?? (bare !== path && entries.has(bare) ? bare : undefined);
      const target = lasting ?? fallbacks.get(cutName(bare));
      if (target === undefined) return next();
      response.status(lasting === undefined ? redirectForNow : permanentRedirect);
      response.location(target + url.slice(path.length)).end();
    },
    serveNotFound(request, response) {
      send(request, response.status(404), notFound);
    },
  };
}

const cutSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : path);
const cutName = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** Express compares the ETag with the browser's, and answers HEAD without the body. */
function send(request: Request, response: Response, entry: Entry): void {
  const encoding = encodings.find((each) => request.acceptsEncodings(each)) ?? 'identity';
  const { headers, body } = entry(encoding);
  response.setHeaders(headers).send(body);
}

/** Creates the variants on the first request, because replacing the origin requires compressing again. */
function createEntry(file: SiteFile, read: ReadBody): Entry {
  const variants = new Map<Encoding, Variant>();
  return (accepted) => {
    const encoding = file.isCompressed ? accepted : 'identity';
    const variant = variants.get(encoding) ?? createVariant(file, encoding, read);
    variants.set(encoding, variant);
    return variant;
  };
}

function createVariant(file: SiteFile, encoding: Encoding, read: ReadBody): Variant {
  const { body, etag } = read(encoding);
  const isEncoded = encoding !== 'identity';
  const headers = new Map([
    ['Content-Type', file.contentType],
    ['Cache-Control', file.cacheControl],
    ['ETag', `"${etag}${isEncoded ? `-${encoding}` : ''}"`],
  ]);
  if (file.isCompressed) headers.set('Vary', 'Accept-Encoding');
  if (isEncoded) headers.set('Content-Encoding', encoding);
  if (file.isEmbeddable) headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  return { headers, body };
}
