import type { PriceRange } from '../../../shared/prices/find-prices.ts';
import type { ChartContent } from '../charts/chart-content.ts';
import { messages } from './messages.ts';

/** The published prices by age, with the person's own place among them. Nothing is drawn between two published ages. */
export function drawPrices(range: PriceRange, age: number): ChartContent {
  const here = { age, low: range.low, high: range.high };
  const isPublished = range.points.some((point) => point.age === age);
  const points = isPublished
    ? range.points
    : [...range.points, here].toSorted((one, other) => one.age - other.age);
  return {
    title: messages.chart(range),
    kind: 'columns',
    columns: points.map(({ age: at, low, high }) => ({
      label: String(at),
      text: messages.point(low, high),
      value: low,
      upTo: high,
      ...(at === age && { mark: messages.here }),
    })),
  };
}
