import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { SiteFile, SiteManifest } from './site-manifest.ts';
import type { SiteRewrite } from './site-rewrite.ts';

/** The most compressed one first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Where the built files are, and what to change in them. */
type Place = {
  folder: string;
  manifest: SiteManifest;
  publicOrigin: string;
  rewrite?: SiteRewrite | undefined;
};

export const buildRemedy = 'Run `npm run build`.';

function loadBuiltFile(folder: string, file: string): Buffer {
  try {
    return readFileSync(`${folder}/${file}`);
  } catch (cause) {
    throw new Error(`The built site in ${folder} is damaged: ${file} cannot be read. ${buildRemedy}`, {
      cause,
    });
  }
}

export type ReadBody = (encoding: Encoding) => { body: Buffer; etag: string };

/**
 * Serves the bytes that the build wrote and compressed. The uncompressed ones, which take the most memory, are rarely
 * requested.
 */
export function createFileReader(folder: string, { file, etag, isCompressed }: SiteFile): ReadBody {
  const read = (suffix: string) => loadBuiltFile(folder, `${file}${suffix}`);
  if (!isCompressed) {
    const body = read('');
    return () => ({ body, etag });
  }
  const bodies = { gzip: read('.gz'), br: read('.br') };
  return (encoding) => {
    return { body: encoding === 'identity' ? brotliDecompressSync(bodies.br) : bodies[encoding], etag };
  };
}

/** Throws one sentence that names a file that isn't as the build wrote it, if there is one. */
export function verifyBuiltFiles(folder: string, { files }: SiteManifest): void {
  for (const { file, etag, isCompressed } of files) {
    const variants = isCompressed ? decompress(folder, file) : [loadBuiltFile(folder, file)];
    if (variants.some((body) => hashContent(body) !== etag)) {
      throw new Error(`The built site in ${folder} is damaged: ${file} has changed. ${buildRemedy}`);
    }
  }
}

function decompress(folder: string, file: string): Buffer[] {
  const [br, gzip] = [loadBuiltFile(folder, `${file}.br`), loadBuiltFile(folder, `${file}.gz`)];
  try {
    return [brotliDecompressSync(br), gunzipSync(gzip)];
  } catch {
    return [Buffer.of()];
  }
}

/** Hashes a built file's content for its ETag. */
export function hashContent(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Matches where a text names the folder of files that never change, and not just a file next to it. */
const assetReference = /(["'`(]\/?)assets\//g;

/**
 * Returns a function that writes a file's text for this origin and brand, or undefined if the text is the build's. The
 * built text is kept compressed, because all texts together would take ten times as much memory.
 */
export function createTextSource(
  file: SiteFile,
  { folder, manifest, publicOrigin, rewrite }: Place,
): (() => string) | undefined {
  const replacesOrigin = file.hasOrigin && publicOrigin !== manifest.origin;
  if (!replacesOrigin && !(rewrite && file.isCompressed)) return undefined;
  const own = rewrite?.documents?.get(file.path);
  const readOwn = own === undefined ? createBuiltText(folder, file) : () => own;
  return () => {
    const text = readOwn();
    // The build's origin may be the beginning of this one.
    const placed =
      replacesOrigin && own === undefined ? text.replaceAll(manifest.origin, publicOrigin) : text;
    return (
      rewrite
        ?.rewriteText(placed, file.contentType)
        .replaceAll(assetReference, (_match, start: string) => `${start}assets/${rewrite.key}/`) ?? placed
    );
  };
}

function createBuiltText(folder: string, { file, isCompressed }: SiteFile): () => string {
  const built = loadBuiltFile(folder, isCompressed ? `${file}.br` : file);
  return () => (isCompressed ? brotliDecompressSync(built) : built).toString();
}

export function createTextReader(
  file: SiteFile,
  readText: () => string,
  { publicOrigin, rewrite }: Place,
): ReadBody {
  const etag = `${file.etag}-${rewrite?.key ?? ''}${Buffer.from(publicOrigin).toString('base64url')}`;
  return (encoding) => {
    const text = readText();
    if (encoding === 'identity') return { body: Buffer.from(text), etag };
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    return { body: encoding === 'gzip' ? gzipSync(text) : brotliCompressSync(text, { params }), etag };
  };
}
