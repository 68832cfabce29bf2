import * as z from 'zod';
import { formatDollars } from '../../shared/format/numbers.ts';
import type { Carrier } from '../../shared/site/schemas/carriers.ts';
import { createFiller } from './fill-placeholders.ts';
import type { FolderReader } from './folder-reader.ts';

const number = z.number();
const ruled = z.object({
  conditions: z.object({
    ageMin: number,
    ageMax: number,
    coverageMin: number.optional(),
    coverageMax: number.optional(),
  }),
});
const listed = z
  .object({
    ages: z.object({ min: number, max: number }),
    amounts: z.object({ min: number.optional(), max: number.optional() }),
  })
  .transform(({ ages, amounts }) => ({
    conditions: { ageMin: ages.min, ageMax: ages.max, coverageMin: amounts.min, coverageMax: amounts.max },
  }));
const facts = z.union([ruled, listed]).transform(({ conditions: { ageMin, ageMax, ...amounts } }) => {
  const { coverageMin = 0, coverageMax } = amounts;
  const most = coverageMax === undefined ? '' : formatDollars(coverageMax);
  return new Map([
    ['ages', `${ageMin} to ${ageMax}`],
    ['ages.min', String(ageMin)],
    ['ages.max', String(ageMax)],
    ['amounts', `${formatDollars(coverageMin)} to ${most}`],
    ['amounts.min', formatDollars(coverageMin)],
    ['amounts.max', most],
  ]);
});

/**
 * Fills `{{ages}}` and `{{amounts}}` in each carrier's texts with what its own rules say. In the directory, a matched
 * carrier's rules are those in `carriers.json`.
 */
export function fillOwnFacts(reader: FolderReader, matched: readonly Carrier[] = []) {
  return (file: string, content: unknown): unknown => {
    if (!Array.isArray(content)) return content;
    return content.map((entry: unknown, index) => {
      const rules = matched.find(({ id }) => id === Object(entry).id) ?? entry;
      const own = facts.safeParse(rules);
      // The file's own check reports invalid rules.
      if (!own.success) return entry;
      const place = `${file.replace('.json', '')}[${index}]`;
      return createFiller(own.data).fill(entry, place, (...fault) => reader.report(file, ...fault));
    });
  };
}
