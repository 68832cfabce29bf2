import * as z from 'zod';

const siteFileSchema = z.strictObject({
  /** Path of the URL, for example `/guide`. */
  path: z.string().startsWith('/'),
  /** Path of the file in the build's folder; compressed copies lie beside it as `.br` and `.gz`. */
  file: z.string(),
  contentType: z.string(),
  cacheControl: z.string(),
  /** A hash of the content, without quotes. */
  etag: z.string(),
  isCompressed: z.boolean(),
  /** Whether the text holds the origin that the build assumed. */
  hasOrigin: z.boolean(),
  /** Whether pages of other sites may load it. */
  isEmbeddable: z.boolean(),
  isDevelopmentOnly: z.boolean(),
});

/** `site.json`: what the build wrote and the server serves. */
export const siteManifestSchema = z.strictObject({
  /** The origin that the build wrote into canonical links. */
  origin: z.string(),
  /** Hashes of the inlined style sheets, as CSP source expressions without quotes. */
  styleHashes: z.array(z.string()),
  /** Path of the page that answers unknown paths. */
  notFoundPath: z.string(),
  /** Paths that lead to another one for good. */
  redirects: z.record(z.string(), z.string().startsWith('/')),
  /** Paths that end in `/`, and where an unknown address right below them leads for now. */
  fallbacks: z.record(z.string().endsWith('/'), z.string().startsWith('/')),
  files: z.array(siteFileSchema),
});

export type SiteManifest = z.infer<typeof siteManifestSchema>;
export type SiteFile = z.infer<typeof siteFileSchema>;
