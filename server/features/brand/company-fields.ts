import * as z from 'zod';
import { replyTimes } from '../../../shared/company/reply-times.data.ts';
import { usStates } from '../../../shared/quote/us-states.ts';
import { unknownName } from './messages.ts';

/** A text without the characters that have a meaning in one of the languages of the site's files. */
export const line = (max: number) =>
  z
    .string('must be a text')
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^<>"`\\{}$\p{Cc}]*$/u, 'must be one line without < > " ` \\ { } $')
    .refine((text) => !text.includes('*/'), 'must not have */, which ends a comment');

/** A figure such as $2B+. Only pages and data show it, where a dollar sign is harmless. */
const figure = z
  .string('must be a text')
  .trim()
  .regex(/^[\w$%+.,’ -]{1,40}$/, 'must be a figure of at most 40 characters, such as 1,200+');

/** The caller adds the names of the invalid fields to the message. */
const strictly = <Shape extends z.ZodRawShape>(shape: Shape, message: string) =>
  z.strictObject(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? unknownName : message) });

const rating = strictly(
  {
    value: z
      .number('must be a number from 1 to 5')
      .min(1, 'must be a number from 1 to 5')
      .max(5, 'must be a number from 1 to 5')
      .multipleOf(0.1, 'must have at most one decimal'),
    count: figure,
  },
  'must have value and count',
);

/** What the company says about itself. Claims that are missing aren't shown. */
export const claimsSchema = strictly(
  {
    customers: figure.optional(),
    satisfaction: figure.optional(),
    coverageInForce: figure.optional(),
    rating: rating.optional(),
    reviews: rating.optional(),
  },
  'must be an object',
);

const replyTime = line(40).regex(/^\S+ \S/, 'must be a time such as 2 business days');

/** Each follows the word "within". */
export const replyTimesSchema = strictly(
  {
    contact: replyTime.default(replyTimes.contact),
    accessibility: replyTime.default(replyTimes.accessibility),
  },
  'must be an object',
).prefault({});

export const licensesSchema = z
  .array(
    strictly(
      {
        state: z.enum(usStates, 'must be the full name of a US state'),
        number: line(40).optional(),
      },
      'must have state, and may have number',
    ),
    'must be a list',
  )
  .max(usStates.length, `must have at most ${usStates.length} entries`)
  .refine(
    (licenses) => new Set(licenses.map(({ state }) => state)).size === licenses.length,
    'must name each state once',
  );

/** What someone wrote, in one paragraph. */
const words = z
  .string('must be a text')
  .trim()
  .min(1, 'must not be empty')
  .max(600, 'must have at most 600 characters')
  .regex(/^[^<>\p{Cc}]*$/u, 'must be one line without < and >');
const stars = z
  .int('must be a whole number from 1 to 5')
  .min(1, 'must be a whole number from 1 to 5')
  .max(5, 'must be a whole number from 1 to 5');
const maxEntries = 50;
const listed = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'must be a list').max(maxEntries, `must have at most ${maxEntries} entries`);

/** The first three are on the home page, the others on the reviews page. */
export const testimonialsSchema = listed(
  strictly(
    {
      rating: stars,
      quote: words,
      name: line(60),
      location: line(60),
      date: z.iso.date('must be a day such as 2026-03-01'),
    },
    'must have rating, quote, name, location, and date',
  ),
);

export const reviewsSchema = listed(
  strictly(
    {
      name: line(60),
      location: line(60),
      rating: stars,
      title: words,
      review: words,
      coverage: words,
      saved: words,
    },
    'must have name, location, rating, title, review, coverage, and saved',
  ),
);
