/** How built files change when they are loaded, for another brand. */
export type SiteRewrite = {
  /** Part of the addresses and ETags of changed files, so that browsers don't keep old ones. */
  key: string;
  rewriteText: (text: string, contentType: string) => string;
  /** The operator's picture that takes the place of a built one. */
  findPicture: (path: string) => { body: Buffer; contentType: string } | undefined;
};
