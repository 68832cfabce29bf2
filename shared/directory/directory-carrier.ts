import * as z from 'zod';
import { carrierCategories, carrierRatings } from './carrier-terms.ts';

const line = z.string().trim().min(1).max(80);

const directoryCarrierSchema = z.strictObject({
  name: line,
  slug: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  /** The directory lists the carrier under the first one. */
  categories: z.array(z.enum(carrierCategories)).min(1),
  amBestRating: z.enum(carrierRatings),
  /** The card shows the first one. The search covers all of them. */
  strengths: z.array(line).min(2).max(4),
  logo: z.strictObject({ light: z.string().regex(/^\/carriers\/[a-z-]+\.svg$/), alt: line }),
  website: z.url({ protocol: /^https$/, hostname: /^www\.[a-z]+\.example$/ }),
  /** The text of the link to the carrier's website, if it isn't "Learn more". */
  websiteLabel: z.literal('Get Quote').optional(),
});

/** A carrier in the directory. See the product specification, "Carrier (directory)". */
export type DirectoryCarrier = z.infer<typeof directoryCarrierSchema>;

/** Everything that must be unique to each carrier. */
function listIdentities({ name, slug, logo, website }: DirectoryCarrier): string[] {
  return [name, slug, logo.light, logo.alt, website];
}

export const directorySchema = z.array(directoryCarrierSchema).refine((carriers) => {
  const identities = carriers.flatMap(listIdentities);
  return new Set(identities).size === identities.length;
}, 'Names, slugs, logos, and websites must be unique.');
