import * as z from 'zod';

/** What the build found out about the brand's pictures. */
export const picturesSchema = z.strictObject({
  /** The logo's size in its own units. */
  logo: z.strictObject({ width: z.number(), height: z.number() }),
  /** The mark as markup, for emails and reports. */
  mark: z.string(),
});
export type SitePictures = z.infer<typeof picturesSchema>;
