import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { cutQuery } from '../http/request-context.ts';
import { type SiteFile, type SiteManifest, siteManifestSchema } from './site-manifest.ts';

const permanentRedirect = 308;
const redirectForNow = 302;
const resourcePolicy = 'cross-origin-resource-policy';

type Encoding = 'identity' | 'gzip' | 'br';
type Variant = {
  headers: readonly string[];
  notModifiedHeaders: readonly string[];
  etag: string;
  body: Buffer;
};
type Entry = (encoding: Encoding) => Variant;
type HeaderList = readonly [name: string, value: string][];

export type StaticSite = {
  has: (path: string) => boolean;
  /** Answers GET and HEAD for a path of the site with this status; undefined, having done nothing, for other paths. */
  serve: (request: IncomingMessage, response: ServerResponse, requestId: string) => number | undefined;
  /** Answers with the not-found page and status 404. */
  serveNotFound: (request: IncomingMessage, response: ServerResponse, requestId: string) => void;
};

/** Reads what the build says of itself. Throws when there is no build in the folder. */
export function readSiteManifest(folder: string): SiteManifest {
  return siteManifestSchema.parse(JSON.parse(readFileSync(`${folder}/site.json`, 'utf8')));
}

export type SiteOptions = {
  publicOrigin: string;
  isProduction: boolean;
  /** Set on every response beside the file's own headers. */
  headers: HeaderList;
};
type Options = SiteOptions & { folder: string; manifest: SiteManifest };

/** Holds the whole built site in memory with its headers ready: a later build cannot change what is being served. */
export function loadStaticSite({
  folder,
  manifest,
  publicOrigin,
  isProduction,
  headers,
}: Options): StaticSite {
  const files = manifest.files.filter(({ isDevelopmentOnly }) => !isDevelopmentOnly || !isProduction);
  const entries = new Map<string, Entry>();
  for (const file of files) {
    const replaceOrigin = file.hasOrigin && publicOrigin !== manifest.origin;
    const read = replaceOrigin
      ? createOriginReader(folder, file, manifest.origin, publicOrigin)
      : createFileReader(folder, file);
    entries.set(file.path, createEntry(file, file.isEmbeddable ? allowEmbedding(headers) : headers, read));
  }
  const notFound = entries.get(manifest.notFoundPath);
  if (!notFound) throw new Error(`The build in ${folder} has no page ${manifest.notFoundPath}.`);
  entries.delete(manifest.notFoundPath);
  const chooseEncoding = createEncodingChoice();
  const redirects = new Map(Object.entries(manifest.redirects));
  const fallbacks = new Map(Object.entries(manifest.fallbacks));

  return {
    has: (path) => entries.has(path),
    serve(request, response, requestId) {
      const { method, url = '' } = request;
      if (method !== 'GET' && method !== 'HEAD') return undefined;
      const path = cutQuery(url);
      const entry = entries.get(path);
      if (entry) {
        return send(
          request,
          response,
          200,
          entry(chooseEncoding(readHeader(request, 'accept-encoding'))),
          requestId,
        );
      }
      const bare = path.endsWith('/') ? path.slice(0, -1) : path;
      const lasting = redirects.get(bare) ?? (bare !== path && entries.has(bare) ? bare : undefined);
      const target = lasting ?? fallbacks.get(bare.slice(0, bare.lastIndexOf('/') + 1));
      if (target === undefined) return undefined;
      const status = lasting === undefined ? redirectForNow : permanentRedirect;
      const location = target + url.slice(path.length);
      response.writeHead(status, [
        ...headers.flat(),
        'Location',
        location,
        'Content-Length',
        '0',
        'X-Request-Id',
        requestId,
      ]);
      response.end();
      return status;
    },
    serveNotFound(request, response, requestId) {
      send(
        request,
        response,
        404,
        notFound(chooseEncoding(readHeader(request, 'accept-encoding'))),
        requestId,
      );
    },
  };
}

function allowEmbedding(headers: HeaderList): HeaderList {
  return headers.map(([name, value]) => [name, name === resourcePolicy ? 'cross-origin' : value]);
}

type ReadBody = (encoding: Encoding) => { body: Buffer; etag: string };

/** Serves the bytes that the build wrote and compressed. */
function createFileReader(folder: string, file: SiteFile): ReadBody {
  const read = (suffix: string) => readFileSync(`${folder}/${file.file}${suffix}`);
  const identity = read('');
  const bodies = file.isCompressed
    ? { identity, gzip: read('.gz'), br: read('.br') }
    : { identity, gzip: identity, br: identity };
  return (encoding) => ({ body: bodies[encoding], etag: file.etag });
}

/** Serves a page whose canonical links name another origin than the build assumed. */
function createOriginReader(
  folder: string,
  file: SiteFile,
  builtOrigin: string,
  publicOrigin: string,
): ReadBody {
  const text = readFileSync(`${folder}/${file.file}`, 'utf8').replaceAll(builtOrigin, publicOrigin);
  const etag = `${file.etag}-${Buffer.from(publicOrigin).toString('base64url')}`;
  return (encoding) => {
    if (encoding === 'identity') return { body: Buffer.from(text), etag };
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    return { body: encoding === 'gzip' ? gzipSync(text) : brotliCompressSync(text, { params }), etag };
  };
}

function createEntry(file: SiteFile, shared: HeaderList, read: ReadBody): Entry {
  const variants = new Map<Encoding, Variant>();
  const create = (encoding: Encoding): Variant => {
    const { body, etag: hash } = read(encoding);
    const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const validators: [string, string][] = [
      ['Cache-Control', file.cacheControl],
      ['ETag', etag],
    ];
    if (file.isCompressed) validators.push(['Vary', 'Accept-Encoding']);
    const content: [string, string][] = [
      ['Content-Type', file.contentType],
      ['Content-Length', String(body.length)],
    ];
    if (encoding !== 'identity') content.push(['Content-Encoding', encoding]);
    return {
      headers: [...shared, ...validators, ...content].flat(),
      notModifiedHeaders: [...shared, ...validators].flat(),
      etag,
      body,
    };
  };
  // Uncompressed files answer every encoding alike.
  if (!file.isCompressed) {
    const only = create('identity');
    return () => only;
  }
  return (encoding) => {
    let variant = variants.get(encoding);
    if (!variant) {
      variant = create(encoding);
      variants.set(encoding, variant);
    }
    return variant;
  };
}

/** Browsers send a handful of values, so each is judged once; the bound keeps strangers from filling the memory. */
function createEncodingChoice(): (header: string | undefined) => Encoding {
  const judged = new Map<string, Encoding>();
  return (header) => {
    if (header === undefined) return 'identity';
    const known = judged.get(header);
    if (known) return known;
    const encoding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity';
    if (judged.size < 100) judged.set(header, encoding);
    return encoding;
  };
}

/** Whether a coding is named and not refused by `q=0`. */
function accepts(header: string, coding: string): boolean {
  return header
    .toLowerCase()
    .split(',')
    .some((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
      return name === coding && !parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter));
    });
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  variant: Variant,
  requestId: string,
): number {
  const ifNoneMatch = readHeader(request, 'if-none-match');
  if (status === 200 && ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, variant.etag)) {
    response.writeHead(304, [...variant.notModifiedHeaders, 'X-Request-Id', requestId]);
    response.end();
    return 304;
  }
  response.writeHead(status, variant.headers.concat('X-Request-Id', requestId));
  if (request.method === 'HEAD') response.end();
  else response.end(variant.body);
  return status;
}

/** One header by its lower-case name. Node's `request.headers` would first build an object of all of them. */
function readHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const candidate = rawHeaders[index];
    if (candidate?.length === name.length && candidate.toLowerCase() === name) return rawHeaders[index + 1];
  }
  return undefined;
}

function matchesEtag(header: string, etag: string): boolean {
  return (
    header === '*' || header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
  );
}
