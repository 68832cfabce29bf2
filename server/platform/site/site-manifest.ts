import * as z from 'zod';

const siteFileSchema = z.strictObject({
  /** Path of the URL, for example `/guide`. */
  path: z.string().startsWith('/'),
  /** Path of the file in the build's folder. Compressed copies are next to it as `.br` and `.gz`. */
  file: z.string(),
  contentType: z.string(),
  cacheControl: z.string(),
  /** A hash of the content, without quotation marks. */
  etag: z.string(),
  /** A hash of what is on the disk: the file or, if it's compressed, both copies. */
  checksum: z.string(),
  isCompressed: z.boolean(),
  /** Whether the text contains the origin that the build assumed. */
  hasOrigin: z.boolean(),
  /** Whether pages of other sites may load it. */
  isEmbeddable: z.boolean(),
});

/** The content of `site.json`: the list of files that the build wrote for the server to serve. */
export const siteManifestSchema = z.strictObject({
  /** The version of the program that built the site. */
  version: z.string(),
  /** The origin in the build's canonical links. */
  origin: z.string(),
  /** Hashes of the inlined style sheets, as CSP source expressions without quotation marks. */
  styleHashes: z.array(z.string()).readonly(),
  /** The same for the scripts in the pages themselves. */
  scriptHashes: z.array(z.string()).readonly(),
  /** Path of the page for unknown paths. */
  notFoundPath: z.string(),
  redirects: z.record(z.string(), z.string().startsWith('/')),
  /** Temporary redirects for unknown addresses directly below a path that ends in `/`. */
  fallbacks: z.record(z.string().endsWith('/'), z.string().startsWith('/')),
  files: z.array(siteFileSchema),
});

export type SiteManifest = z.infer<typeof siteManifestSchema>;
export type SiteFile = z.infer<typeof siteFileSchema>;
