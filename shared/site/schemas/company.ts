import * as z from 'zod';
import { usStates } from '../../quote/us-states.ts';
import { findRepeats, lineUpTo, listOf, strictly } from './fields.ts';

const figureRule = 'a figure of at most 40 characters, such as 1,200+';
const figure = z
  .string(figureRule)
  .trim()
  .regex(/^[\w$%+.,’ -]{1,40}$/, figureRule);

const stars = 'a number from 1 to 5 with at most one decimal';
/** Stars from 1 to 5, and who gave them. */
const rating = strictly({
  value: z.number(stars).min(1, stars).max(5, stars).multipleOf(0.1, stars),
  count: figure,
});
export type Rating = z.infer<typeof rating>;

/** A time that follows the word "within". */
const replyTime = lineUpTo(40).regex(/^\S+ \S/, 'a time such as 2 business days');

const stateRule = 'the full name of a US state';

/** `company.json`: what the company says about itself. The site doesn't show claims that are missing. */
export const companySchema = strictly({
  /** Where the figures below come from. Pages don't show it; `npm run site -- check` asks for it. */
  claimsSource: lineUpTo(300).exactOptional(),
  claims: strictly({
    customers: figure.exactOptional(),
    satisfaction: figure.exactOptional(),
    coverageInForce: figure.exactOptional(),
    /** The number of listed carriers, unless the company counts more of them. */
    carrierPartners: figure.exactOptional(),
    /** The home page's rating. */
    rating: rating.exactOptional(),
    /** The reviews page's rating. */
    reviews: rating.exactOptional(),
  }),
  /** The states where the company is licensed as an agency, with the license number if the site shows it. */
  licenses: listOf(
    strictly({ state: z.enum(usStates, stateRule), number: lineUpTo(40).exactOptional() }),
    0,
    usStates.length,
  ).superRefine((licenses, context) => {
    for (const index of findRepeats(licenses.map((license) => Object(license).state)))
      context.addIssue({ code: 'custom', path: [index, 'state'], message: 'each state once' });
  }),
  replyTimes: strictly({
    contact: replyTime,
    /** To people whom something on the site stops. */
    accessibility: replyTime,
  }),
});
export type Company = z.infer<typeof companySchema>;
export type License = Company['licenses'][number];
