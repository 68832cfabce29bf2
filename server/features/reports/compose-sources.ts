import type { Db } from '../../platform/database/database.ts';
import { sum } from './arithmetic.ts';
import type { Period, SourceRow } from './report.ts';
import { sumSourceNames, sumSourceOutcomes } from './source-figures.repository.ts';

const maxNames = 50;

/** The other sources of events in a period, by name. */
export async function composeSources(db: Db, period: Period): Promise<readonly SourceRow[]> {
  const outcomes = await sumSourceOutcomes(db, period);
  const names = await sumSourceNames(db, period);
  const sources = [...new Set([...outcomes, ...names].map(({ source }) => source))].sort();
  return sources.map((name) => {
    const own = outcomes.filter(({ source }) => source === name);
    const count = (wanted: string) =>
      sum(own.filter(({ outcome }) => outcome === wanted).map((row) => row.count));
    return {
      name,
      accepted: count('accepted'),
      duplicates: count('duplicate'),
      filtered: count('filtered'),
      rejected: count('rejected'),
      corrected: count('corrected'),
      refused: count('refused'),
      names: names
        .filter(({ source }) => source === name)
        .slice(0, maxNames)
        .map(({ source: _source, ...row }) => row),
      rejections: own
        .filter(({ outcome }) => outcome === 'rejected' || outcome === 'refused')
        .map(({ reason, count: events }) => ({ code: reason, events })),
    };
  });
}
