/** How built files change when they are loaded, for another brand or other carriers. */
export type SiteRewrite = {
  /** Part of the addresses and ETags of changed files, so that browsers don't keep old ones. */
  key: string;
  rewriteText: (text: string, contentType: string) => string;
  /** The operator's picture that takes the place of a built one. */
  findPicture: (path: string) => { body: Buffer; contentType: string } | undefined;
  /** Pages and documents of this origin that take the place of built ones, or are new, by their paths. */
  documents?: ReadonlyMap<string, string>;
  /** Whether a built file is no part of this site. */
  isGone?: (path: string) => boolean;
};

/** Both changes, one after the other. */
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
