import { formatNumber } from '../../../../shared/format/numbers.ts';
import { formatPercent } from '../../../../shared/format/percent.ts';
import type { Cell } from './report-tables.ts';

/** A smaller share would look like none. */
const smallest = 0.001;

/**
 * Formats a figure: `1,000`, `38.4%`, or `–` if it is unknown. Removes control characters that a terminal would obey.
 */
export function formatCell(cell: Cell, kind: 'text' | 'count' | 'rate'): string {
  if (cell === null) return '–';
  // Strangers can choose the names of campaigns and steps.
  if (typeof cell === 'string') return cell.replaceAll(/\p{C}/gu, '\u{fffd}');
  if (kind === 'count') return formatNumber(cell);
  return cell > 0 && cell < smallest ? `<${formatPercent(smallest)}` : formatPercent(cell);
}
