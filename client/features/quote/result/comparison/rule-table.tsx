import type { CarrierExplanation, Recommendation } from '../../../../../shared/matching/recommendation.ts';
import { ScrollRegion } from '../../../../ui/layout/scroll-region.tsx';
import { messages } from '../messages.ts';
import { useCarrierRatings } from '../use-directory.ts';
import { compareRules } from './compare-rules.ts';

type RuleTableProps = {
  caption: string;
  recommendation: Recommendation;
  /** The carriers to compare. The default is those of the recommendation. */
  carriers?: readonly CarrierExplanation[];
};

/** Phones have a column for each of up to three carriers, and show the rule above its numbers. */
const phoneColumns = ['', 'max-md:grid-cols-1', 'max-md:grid-cols-2', 'max-md:grid-cols-3'];

export function RuleTable({
  caption,
  recommendation,
  carriers = recommendation.explanation,
}: RuleTableProps) {
  const ratings = useCarrierRatings();
  const percents = findPercents(recommendation);
  const columns = phoneColumns[carriers.length];
  const isNarrow = columns !== undefined;
  const row = `border-b border-line ${isNarrow ? `max-md:grid max-md:py-2 ${columns}` : ''}`;
  const block = isNarrow ? 'max-md:block' : '';

  const renderRow = (label: string, cells: readonly (string | number | undefined)[], detail?: string) => (
    <tr key={label} className={row}>
      <th
        scope="row"
        className="py-2.5 pr-4 text-left font-normal max-md:col-span-full max-md:pt-1 max-md:pb-0"
      >
        <span className="font-medium text-ink">{label}</span>
        {detail && <span className="block text-caption text-muted max-md:inline max-md:pl-2">{detail}</span>}
      </th>
      {cells.map((cell, index) => (
        <td
          key={carriers[index]?.carrierId}
          className="px-3 py-2.5 text-right align-top text-ink max-md:px-1 max-md:py-1"
        >
          {cell ?? <NoValue />}
        </td>
      ))}
    </tr>
  );

  return (
    <ScrollRegion label={caption} className="overflow-x-auto">
      <table className={`tabular w-full text-small max-[20rem]:min-w-[20rem] ${block}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className={block}>
          <tr className={`border-b-2 border-ink ${isNarrow ? `max-md:grid ${columns}` : ''}`}>
            <th scope="col" className="text-left align-bottom max-md:sr-only">
              <span className="sr-only">{messages.table.rule}</span>
            </th>
            {carriers.map(({ carrierId, carrierName }) => (
              <th
                key={carrierId}
                scope="col"
                className="px-3 py-2.5 text-right align-bottom leading-snug font-semibold text-ink max-md:px-1 max-md:text-caption"
              >
                {carrierName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={block}>
          {renderRow(
            messages.table.fits,
            carriers.map(({ isEligible }) => (isEligible ? messages.table.yes : messages.table.no)),
          )}
          {ratings.size > 0 &&
            renderRow(
              messages.table.strength,
              carriers.map(({ carrierId }) => ratings.get(carrierId)),
            )}
          {compareRules(carriers).map(({ label, answer, points }) =>
            renderRow(
              label,
              points.map((value) => (value > 0 ? `+${value}` : undefined)),
              answer,
            ),
          )}
        </tbody>
        <tfoot className={`font-semibold ${block}`}>
          {renderRow(
            messages.table.total,
            carriers.map(({ score, lines }) => (lines.length > 0 ? score : undefined)),
          )}
          {renderRow(
            messages.table.percent,
            carriers.map(({ carrierId }) => percents.get(carrierId)),
          )}
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

function NoValue() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{messages.table.none}</span>
    </>
  );
}

/** Only carriers that qualify have a percentage. */
function findPercents({ isFallback, carrierId, matchPercent, alternatives }: Recommendation) {
  const fitting = isFallback ? [] : [{ carrierId, matchPercent }, ...alternatives];
  return new Map(fitting.map((carrier) => [carrier.carrierId, `${carrier.matchPercent}%`]));
}
