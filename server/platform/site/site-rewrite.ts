/** How built files are changed when they are loaded, for another brand or other carriers. */
export type SiteRewrite = {
  /** Part of the URLs and ETags of changed files, so that browsers don't use cached old ones. */
  key: string;
  rewriteText: (text: string, contentType: string) => string;
  /** Returns the operator's picture that replaces a built one. */
  findPicture: (path: string) => { body: Buffer; contentType: string } | undefined;
  /** Pages and documents for this origin that are new or replace built ones, by path. */
  documents?: ReadonlyMap<string, string>;
  /** Whether a built file isn't part of this site. */
  isGone?: (path: string) => boolean;
};

/** Applies both changes, one after the other. */
export function joinRewrites(first: SiteRewrite | undefined, second: SiteRewrite | undefined) {
  if (!first || !second) return first ?? second;
  return {
    ...first,
    ...second,
    ...(first.documents && { documents: first.documents }),
    ...(first.isGone && { isGone: first.isGone }),
    key: first.key + second.key,
    rewriteText: (text: string, contentType: string) =>
      second.rewriteText(first.rewriteText(text, contentType), contentType),
  };
}
