export const budgetWindowMs = 3_600_000;

/** What the whole site may send in an hour, whoever asks: a stranger with many addresses cannot spend more. */
export type SiteBudgets = { mailsPerHour: number; textsPerHour: number };

/** `factor` is RATE_LIMIT_FACTOR. */
export function createSiteBudgets(factor: number): SiteBudgets {
  return { mailsPerHour: multiply(2000, factor), textsPerHour: multiply(300, factor) };
}

function multiply(count: number, factor: number): number {
  return Math.max(1, Math.floor(count * factor));
}
