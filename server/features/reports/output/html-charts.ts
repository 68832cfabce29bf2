import { formatShortDate } from '../../../../shared/format/dates.ts';
import { formatNumber } from '../../../../shared/format/numbers.ts';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import { sum } from '../arithmetic.ts';
import { messages } from '../messages.ts';
import type { DayRow } from '../report.ts';

const chartColors = 5;
const gapPercent = 0.3;
const plotHeight = 96;

/**
 * A bar for a share of the whole (0 to 1). Its end shows the loss. It's decorative, because the figures are next to it.
 */
export function drawBar(part: number, lost: number): string {
  const end = `<rect class="fill" width="${toPercent(part - lost)}" height="14" rx="3"/>`;
  const loss =
    lost === 0
      ? ''
      : `<rect class="lost" x="${toPercent(part - lost)}" width="${toPercent(lost)}" height="14" rx="3"/>`;
  return `<svg class="bar" aria-hidden="true"><rect class="rest" width="100%" height="14" rx="3"/>${end}${loss}</svg>`;
}

/** One column for each day. The table next to it is the accessible version. */
export function drawDays(title: string, days: readonly DayRow[], pick: (day: DayRow) => number): string {
  const amounts = days.map(pick);
  const max = Math.max(1, ...amounts);
  const step = 100 / days.length;
  const columns = amounts.map((amount, index) => {
    const height = amount === 0 ? 0 : Math.max(2, (amount / max) * plotHeight);
    const name = `${formatShortDate(days[index]?.date ?? '')}: ${formatNumber(amount)}`;
    return `<rect x="${(index * step).toFixed(3)}%" width="${(step * 0.8).toFixed(3)}%" y="${(plotHeight - height).toFixed(1)}" height="${height.toFixed(1)}" rx="2"><title>${name}</title></rect>`;
  });
  const peak = days[amounts.indexOf(max)];
  const note = peak ? messages.html.most(formatNumber(max), formatShortDate(peak.date)) : 'None';
  return `<div class="plot"><h3>${escapeHtml(title)} <span>${note}</span></h3><svg aria-hidden="true">${columns.join('')}</svg></div>`;
}

/** The first, middle, and last day, below the columns. */
export function drawAxis(days: readonly DayRow[]): string {
  const shown = [days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)];
  const names = [...new Set(shown.map((day) => formatShortDate(day?.date ?? '')))];
  return `<div class="axis" aria-hidden="true">${names.map((name) => `<span>${name}</span>`).join('')}</div>`;
}

/** One bar divided into parts. The table below it names them. */
export function drawStack(amounts: readonly number[]): string {
  const whole = sum(amounts);
  if (whole === 0) return '';
  let start = 0;
  const parts = amounts.map((amount, index) => {
    const width = (amount / whole) * 100;
    const part = `<rect class="${colorOf(index)}" x="${start.toFixed(3)}%" width="${Math.max(0, width - gapPercent).toFixed(3)}%" height="28" rx="3"/>`;
    start += width;
    return amount === 0 ? '' : part;
  });
  return `<svg class="stack" aria-hidden="true">${parts.join('')}</svg>`;
}

export function drawKey(index: number): string {
  return `<span class="key ${colorOf(index)}" aria-hidden="true"></span>`;
}

function colorOf(index: number): string {
  return `chart-${(index % chartColors) + 1}`;
}

function toPercent(part: number): string {
  return `${(Math.min(1, part) * 100).toFixed(2)}%`;
}
