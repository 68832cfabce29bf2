import type * as z from 'zod';
import { lineUpTo, listOf, strictly, webAddress, wholeNumber } from './fields.ts';

const dollars = wholeNumber(1, 1_000_000);
const age = wholeNumber(0, 120);
/** What women and men paid. */
const both = { woman: dollars, man: dollars };
const amount = wholeNumber(1000, 100_000_000);

/** Who published a table, and when. */
const source = strictly({
  name: lineUpTo(120),
  /** As it is shown, such as "March 2024". */
  date: lineUpTo(30),
  url: webAddress.optional(),
});

/**
 * `prices.json`: published averages for context, never a quote. Nothing is said about ages, amounts, and lengths that a
 * table doesn't have.
 */
export const pricesSchema = strictly({
  /** A policy for people who don't use tobacco, in good health, in dollars a month. */
  term: strictly({
    source,
    rows: listOf(strictly({ age, years: wholeNumber(1, 50), amount, ...both }), 1),
  }),
  /** A policy for people who use tobacco, in dollars a year. */
  tobacco: strictly({
    source,
    years: wholeNumber(1, 50),
    amount,
    note: lineUpTo(120),
    rows: listOf(strictly({ age, ...both }), 1),
  }),
  /** Whole life, no tobacco, the best health class, in dollars a month, by one insurer. */
  whole: strictly({ source, rows: listOf(strictly({ age, amount, ...both }), 1) }),
});
export type Prices = z.infer<typeof pricesSchema>;
