import type { Figures } from '../layout/prose.tsx';
import { Chart } from './chart.tsx';
import type { ChartContent } from './chart-content.ts';

/** The charts, by the names that running text uses. */
export function drawCharts(charts: Readonly<Record<string, ChartContent>>): Figures {
  return Object.fromEntries(
    Object.entries(charts).map(([name, content]) => [name, <Chart key={name} content={content} />]),
  );
}
