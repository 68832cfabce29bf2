import * as z from 'zod';
import { day, flag, lineUpTo, listOf, oneOf, slug, strictly, wholeNumber } from './fields.ts';
import { proseSections } from './prose.ts';

const tags = [
  'Life Insurance',
  'Coverage Calculator',
  'Financial Planning',
  'Term Life',
  'Whole Life',
  'Insurance Comparison',
  'New Parents',
  'Family Protection',
  'Child Coverage',
  'Myths',
  'Education',
] as const;

const description = 'a text of 70 to 160 characters, because search engines cut off longer ones';
const picture = 'the name of an SVG file in pictures/articles, such as two-lamps.svg';

/** The lines above an article's text. */
export const articleFrontMatterSchema = strictly({
  title: lineUpTo(70),
  metaDescription: z.string(description).trim().min(70, description).max(160, description),
  publishDate: day,
  author: lineUpTo(60),
  featuredImage: z.string(picture).regex(/^[a-z0-9-]+\.svg$/, picture),
  excerpt: lineUpTo(200),
  tags: listOf(oneOf(tags), 2, 4),
  /** The answers of the library that say more. */
  answers: listOf(slug, 1, 4).optional(),
  draft: flag,
});

/** An article as it is built: its file's name, lines, and text. */
export const articlesSchema = z.array(
  articleFrontMatterSchema.extend({
    slug,
    readMinutes: wholeNumber(1, 120),
    opening: proseSections.opening,
    sections: proseSections.sections,
  }),
);
export type SiteArticle = z.infer<typeof articlesSchema>[number];
