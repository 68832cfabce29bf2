import { dependentAllowance } from '../../shared/calculator/coverage.ts';
import { formatDollars } from '../../shared/format/numbers.ts';
import type { LandingStatistic } from '../features/landing/content.ts';
import { coverageGuidance } from './claims.ts';
import { statisticChapters } from './statistics.ts';

/** Figures that articles insert with `{{key}}`. */
export const articleFigures: Readonly<Record<string, string>> = {
  ...coverageGuidance,
  averagePrice: findFigure('guesses'),
  childhood: findFigure('childhood'),
  uninsured: findFigure('homes'),
  dependentAllowance: formatDollars(dependentAllowance),
};

function findFigure(picture: NonNullable<LandingStatistic['picture']>): string {
  const statistics = statisticChapters.flatMap((chapter) => chapter.statistics);
  const found = statistics.find((statistic) => statistic.picture === picture);
  if (!found) throw new Error(`No statistic has the picture ${picture}.`);
  return found.figure;
}
