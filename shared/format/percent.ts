import { createNumberFormat } from './when-needed.ts';

const percent = createNumberFormat({
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Formats a share from 0 to 1 with one decimal: `38.4%`. */
export function formatPercent(share: number): string {
  return percent().format(share);
}
