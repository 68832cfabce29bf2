export const sendWindowMs = 3_600_000;

/**
 * The share of the site's hourly limit reserved for people who confirm an address, recover an account, or prove who
 * they are.
 */
const reservedShare = 0.25;

type Limit = {
  /** For messages that may use the reserve. */
  max: number;
  /** For all others. */
  withoutReserve: number;
};

/** What the whole site can send in an hour, so that a stranger with many addresses can't run up costs. */
export type GlobalSendLimits = { emailsPerHour: Limit; textsPerHour: Limit };

/** `factor` is RATE_LIMIT_FACTOR. */
export function createGlobalSendLimits(factor: number): GlobalSendLimits {
  return { emailsPerHour: createLimit(2000 * factor), textsPerHour: createLimit(300 * factor) };
}

function createLimit(count: number): Limit {
  const max = Math.max(1, Math.floor(count));
  return { max, withoutReserve: max - Math.floor(max * reservedShare) };
}

export function pickLimit({ max, withoutReserve }: Limit, mayUseReserve: boolean): number {
  return mayUseReserve ? max : withoutReserve;
}
