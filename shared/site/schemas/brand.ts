import * as z from 'zod';
import { emailPattern } from '../../validation/email-address.ts';
import { lineUpTo, strictly, year } from './fields.ts';

const email = 'an email address';
const phone = 'a phone number that starts with + and the country';
const address = 'a list of two lines: street, and town';
const slugRule = '2 to 31 lowercase letters and digits, a letter first';
const handle = 'a name such as @example';
const linkedin = 'the end of its address, after linkedin.com/company/';
const color = z.string('a color such as #0d5a66').regex(/^#[0-9a-f]{6}$/i, 'a color such as #0d5a66');

/** `brand.json`: everything that names the product or its operator. */
export const brandSchema = strictly({
  name: lineUpTo(40),
  /** For file names, browser storage, and the script for partners. */
  slug: z.string(slugRule).regex(/^[a-z][a-z0-9]{1,30}$/, slugRule),
  legalName: lineUpTo(120),
  tagline: lineUpTo(200),
  licensing: lineUpTo(300).regex(/\.$/, 'a text that ends with a period'),
  supportEmail: z.string(email).regex(emailPattern, email),
  supportPhone: z.string(phone).regex(/^\+[1-9][\d ().-]{6,24}$/, phone),
  supportHours: lineUpTo(80),
  postalAddress: z.tuple([lineUpTo(120), lineUpTo(120)], address),
  /** A network that the company doesn't use is missing. */
  social: strictly({
    x: z
      .string(handle)
      .regex(/^@\w{1,15}$/, handle)
      .exactOptional(),
    linkedin: z
      .string(linkedin)
      .regex(/^[\p{L}\p{N}-]{1,100}$/u, linkedin)
      .exactOptional(),
  }).default({}),
  copyrightYear: year,
  /** The two colors of which all others are shades. Without them, the site keeps its own. */
  colors: strictly({ primary: color, accent: color }).exactOptional(),
});
export type Brand = z.infer<typeof brandSchema>;
export type BrandColors = NonNullable<Brand['colors']>;
