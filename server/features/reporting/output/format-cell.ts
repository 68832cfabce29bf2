import type { Cell } from './report-tables.ts';

const countFormat = new Intl.NumberFormat('en-US');
const rateFormat = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Below it a share would read as none at all. */
const smallest = 0.001;

/** A figure as people read it: `1,000`, `38.4%`, `–` for what cannot be told. Texts lose what a terminal would obey. */
export function formatCell(cell: Cell, kind: 'text' | 'count' | 'rate'): string {
  if (cell === null) return '–';
  // Names of campaigns and steps come from strangers.
  if (typeof cell === 'string') return cell.replaceAll(/\p{C}/gu, '\u{fffd}');
  if (kind === 'count') return countFormat.format(cell);
  return cell > 0 && cell < smallest ? `<${rateFormat.format(smallest)}` : rateFormat.format(cell);
}
