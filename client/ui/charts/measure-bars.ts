import type { ChartRow } from './chart-content.ts';

export type Bar = { start: number; width: number; extra: number };

/** Where each row's bar starts and how wide it and its striped part are, as percentages of the axis. */
export function measureRows(
  rows: readonly ChartRow[],
  axis = { from: 0, to: Math.max(...rows.map(({ to, upTo = to }) => upTo)) },
): readonly Bar[] {
  const scale = 100 / (axis.to - axis.from);
  return rows.map(({ from = axis.from, to, upTo = to }) => ({
    start: round((from - axis.from) * scale),
    width: round((to - from) * scale),
    extra: round((upTo - to) * scale),
  }));
}

/** The smallest share of a bar that can still be seen. */
const minShare = 0.02;

/** The parts of one bar, as percentages of it. */
export function measureStack(values: readonly number[]): readonly { start: number; width: number }[] {
  const smallest = minShare * add(values);
  const visible = values.map((value) => Math.max(value, smallest));
  const total = add(visible);
  let start = 0;
  return visible.map((value) => {
    const width = (value / total) * 100;
    start += width;
    return { start: round(start - width), width: round(width) };
  });
}

function add(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** More precise than anyone can see, but still short in the markup. */
function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
