import * as z from 'zod';
import { coverageAmount } from '../../quote/questions/coverage-amount.ts';
import {
  day,
  flag,
  lineUpTo,
  listOf,
  oneOf,
  requireUnique,
  slug,
  strictly,
  textUpTo,
  webAddress,
  wholeNumber,
  year,
} from './fields.ts';
import { proseSections } from './prose.ts';

/** The topics that the library is divided into: `answers/groups.json`. */
export const answerGroupsSchema = listOf(
  strictly({ slug, title: lineUpTo(60), summary: lineUpTo(200) }),
  0,
  20,
).superRefine((groups, context) => requireUnique(groups, ['slug', 'title'], context));
export type AnswerGroup = z.infer<typeof answerGroupsSchema>[number];

const amounts = coverageAmount.options.map(({ rule }) => rule);

/** Whose prices an answer begins with: `true`, or what isn't as usual. */
const priceStart = z.preprocess(
  (value) => (value === true ? {} : value),
  strictly({
    policyType: oneOf(['term', 'whole', 'not_sure']).optional(),
    /** In dollars, as the quote offers it. */
    amount: z.literal(amounts, `one of ${amounts.join(', ')}`).optional(),
    usesTobacco: flag,
  }),
);
export type PriceStart = z.infer<typeof priceStart>;

const sentences = { least: 2, most: 4 };

/** Counts sentence ends, but not the periods of initials such as "U.S." */
function countSentences(text: string): number {
  return text.match(/(?<!\b[A-Z])[.!?][”"’)]*(?=\s|$)/g)?.length ?? 0;
}

/** The lines above an answer's text. */
export const answerFrontMatterSchema = strictly({
  /** As people ask it. */
  question: lineUpTo(120),
  group: slug,
  short: textUpTo(600)
    .refine((text) => !/\]\(/.test(text), 'a text without links')
    .refine((text) => {
      const count = countSentences(text);
      return count >= sentences.least && count <= sentences.most;
    }, `${sentences.least} to ${sentences.most} sentences`),
  /** How people ask for it, in their own words. */
  ways: listOf(lineUpTo(200), 20, 60).superRefine((ways, context) => {
    const folded = ways.map((way) => way.toLowerCase());
    folded.forEach((way, index) => {
      if (folded.indexOf(way) < index)
        context.addIssue({ code: 'custom', path: [index], message: 'a way that is not listed twice' });
    });
  }),
  /** What the answer depends on: the state, the insurer, the policy. */
  dependsOn: listOf(lineUpTo(200), 1, 10).optional(),
  sources: listOf(strictly({ name: lineUpTo(160), year, url: webAddress.optional() }), 0, 10),
  /** The day of the second reading. */
  readOn: day,
  related: listOf(slug, 0, 8),
  /** Its rank among the most asked ones. */
  mostAsked: wholeNumber(1, 1000).optional(),
  /** The site can't answer this, and says where to turn. */
  outOfReach: flag,
  /** Shows what people paid on average. */
  price: priceStart.optional(),
  draft: flag,
});

/** An answer as it is built: its file's name, lines, and text. */
export const answersSchema = z.array(
  answerFrontMatterSchema.extend({ slug, opening: proseSections.opening, sections: proseSections.sections }),
);
export type Answer = z.infer<typeof answersSchema>[number];
