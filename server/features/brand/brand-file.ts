import { dirname, resolve } from 'node:path';
import * as z from 'zod';
import type { Company } from '../../../shared/company/company.ts';
import { locale } from '../../../shared/format/locale.ts';
import { emailPattern } from '../../../shared/validation/email-address.ts';
import { loadJsonFile } from '../../platform/load-json-file.ts';
import { type BrandColors, listUnreadable } from './colors.ts';
import {
  claimsSchema,
  licensesSchema,
  line,
  replyTimesSchema,
  reviewsSchema,
  testimonialsSchema,
} from './company-fields.ts';
import { brandErrors, unknownName } from './messages.ts';
import { type BrandPicture, loadPicture, pictureNames } from './pictures.ts';

/** What names the operator. The fields are the same as in `shared/brand.ts`. */
export type Brand = {
  name: string;
  /** For file names, browser storage, and the script for partners: lowercase letters and digits. */
  slug: string;
  legalName: string;
  tagline: string;
  licensing: string;
  supportEmail: string;
  supportPhone: string;
  supportHours: string;
  postalAddress: readonly [street: string, town: string];
  /** Empty for a network that the operator doesn't use. */
  social: { x: string; linkedin: string };
  copyrightYear: number;
};

export type BrandPictures = Readonly<Record<(typeof pictureNames)[number], BrandPicture>>;

export type LoadedBrand = {
  brand: Brand;
  company: Company;
  colors: BrandColors | undefined;
  pictures: BrandPictures;
};

const color = z.string('must be a color').regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #0d5a66');
/** The name of a file, and not a path to another folder. */
const fileName = z
  .string('must name a file next to this one')
  .regex(/^\w[\w. -]{0,99}$/, 'must name a file next to this one');

const slugRule = 'must be 2 to 31 lowercase letters and digits, a letter first';
const pageRule = 'must be the end of its address after linkedin.com/company/';
const handleRule = 'must be a name such as @example';

const brandSchema = z.strictObject(
  {
    name: line(40),
    slug: z
      .string(slugRule)
      .regex(/^[a-z][a-z0-9]{1,30}$/, slugRule)
      .optional(),
    legalName: line(120),
    tagline: line(200),
    licensing: line(300).regex(/\.$/, 'must end with a period'),
    supportEmail: z.string('must be an email address').regex(emailPattern, 'must be an email address'),
    supportPhone: z
      .string('must be a phone number')
      .regex(/^\+[1-9][\d ().-]{6,24}$/, 'must be a phone number that starts with + and the country'),
    supportHours: line(80),
    postalAddress: z.tuple([line(120), line(120)], 'must be two lines: street, and town'),
    social: z
      .strictObject(
        {
          x: z
            .string(handleRule)
            .regex(/^@\w{1,15}$/, handleRule)
            .optional(),
          linkedin: z
            .string(pageRule)
            .regex(/^[\p{L}\p{N}-]{1,100}$/u, pageRule)
            .optional(),
        },
        'must have x and linkedin, or neither',
      )
      .optional(),
    copyrightYear: z.int('must be a year').min(1900, 'must be a year').max(2999, 'must be a year'),
    licenses: licensesSchema.optional(),
    claims: claimsSchema.optional(),
    replyTimes: replyTimesSchema,
    testimonials: testimonialsSchema.optional(),
    reviews: reviewsSchema.optional(),
    colors: z.strictObject({ primary: color, accent: color }, 'must have primary and accent').optional(),
    pictures: z.strictObject(
      {
        logo: fileName,
        logoOnDark: fileName,
        mark: fileName,
        markOnDark: fileName,
        icon: fileName,
        preview: fileName,
      },
      'must name six files: logo, logoOnDark, mark, markOnDark, icon, and preview',
    ),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? unknownName : 'must be an object') },
);

/** Loads an operator's brand. Throws one line for each error. */
export function loadBrand(file: string): LoadedBrand {
  const parsed = brandSchema.safeParse(loadJsonFile('BRAND_FILE', file));
  if (!parsed.success) {
    throw createError(
      file,
      parsed.error.issues.map((issue) => {
        const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
        const place = [...issue.path, ...names].join('.');
        return `${place || brandErrors.wholeFile} ${names.length > 0 ? unknownName : issue.message}.`;
      }),
    );
  }
  const { colors, pictures: files, social, slug, licenses = [], claims = {}, ...rest } = parsed.data;
  const { testimonials = [], reviews = [], replyTimes, ...values } = rest;
  const errors = (colors ? listUnreadable(colors) : []).map(brandErrors.unreadable);
  const pictures = loadPictures(dirname(file), files, errors);
  if (!pictures || errors.length > 0) throw createError(file, errors);
  return {
    brand: {
      ...values,
      slug: slug ?? toSlug(values.name),
      social: { x: social?.x ?? '', linkedin: social?.linkedin ?? '' },
    },
    company: {
      licenses: licenses.toSorted((one, other) => one.state.localeCompare(other.state, locale)),
      claims,
      replyTimes,
      testimonials,
      reviews,
    },
    colors,
    pictures,
  };
}

/** Adds errors about the pictures to `errors`. */
function loadPictures(
  folder: string,
  files: Readonly<Record<keyof BrandPictures, string>>,
  errors: string[],
): BrandPictures | undefined {
  const load = (name: keyof BrandPictures) => {
    const loaded = loadPicture(name, resolve(folder, files[name]));
    if (typeof loaded !== 'string') return loaded;
    errors.push(`pictures.${name} ${loaded}.`);
    return undefined;
  };
  const [logo, logoOnDark, mark, markOnDark, icon, preview] = pictureNames.map(load);
  if (!logo || !logoOnDark || !mark || !markOnDark || !icon || !preview) return undefined;
  return { logo, logoOnDark, mark, markOnDark, icon, preview };
}

function createError(file: string, errors: readonly string[]): Error {
  const lines = errors.map((error) => `  ${error}`).join('\n');
  return new Error(`BRAND_FILE ${file} is wrong:\n${lines}`);
}

function toSlug(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 31);
  return /^[a-z]/.test(slug) ? slug : `site${slug}`;
}
