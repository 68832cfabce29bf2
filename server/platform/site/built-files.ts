import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { SiteFile, SiteManifest } from './site-manifest.ts';

/** The most compressed one first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Where the built files are, and the origin that they get. */
type Place = { folder: string; manifest: SiteManifest; publicOrigin: string };

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

/** Reads a file as the build wrote it or, if it names another origin than this one, with this one. */
export function createReader(file: SiteFile, place: Place): ReadBody {
  const isOther = file.hasOrigin && place.publicOrigin !== place.manifest.origin;
  return isOther ? createTextReader(file, place) : createFileReader(place.folder, file);
}

/**
 * Serves the bytes that the build wrote and compressed. The uncompressed ones, which take the most memory, are rarely
 * requested.
 */
function createFileReader(folder: string, { file, etag, isCompressed }: SiteFile): ReadBody {
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
  const changed = files.find((each) => hashBuiltFile(folder, each) !== each.checksum);
  if (!changed) return;
  throw new Error(`The built site in ${folder} is damaged: ${changed.file} has changed. ${buildRemedy}`);
}

/** Reads what the server reads, without decompressing it, which would take seconds for a whole site. */
export function hashBuiltFile(
  folder: string,
  { file, isCompressed }: Pick<SiteFile, 'file' | 'isCompressed'>,
): string {
  const endings = isCompressed ? ['.br', '.gz'] : [''];
  return hashContent(Buffer.concat(endings.map((ending) => loadBuiltFile(folder, file + ending))));
}

export function hashContent(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/**
 * Serves a file's text with this origin. The built text is kept compressed, because all texts together would take ten
 * times as much memory.
 */
function createTextReader(
  { file, etag: builtEtag, isCompressed }: SiteFile,
  { folder, manifest, publicOrigin }: Place,
): ReadBody {
  const built = loadBuiltFile(folder, isCompressed ? `${file}.br` : file);
  const etag = `${builtEtag}-${Buffer.from(publicOrigin).toString('base64url')}`;
  return (encoding) => {
    const text = (isCompressed ? brotliDecompressSync(built) : built)
      .toString()
      .replaceAll(manifest.origin, publicOrigin);
    if (encoding === 'identity') return { body: Buffer.from(text), etag };
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    return { body: encoding === 'gzip' ? gzipSync(text) : brotliCompressSync(text, { params }), etag };
  };
}

/** Hashes the names and contents of a folder's files, but not of hidden ones such as Git's. */
export function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(folder)) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !/(?:^|[/\\])\./.test(file))
    .sort();
}
