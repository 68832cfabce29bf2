export const sendWindowMs = 3_600_000;
export const dayMs = 24 * sendWindowMs;

/** The share of a limit that is reserved for people whom the site already knows. */
const reservedShare = 0.25;

export type Limit = ReturnType<typeof createLimit>;

/** As stored. `security` is for recovery links and security notices. */
export type EmailQuota = 'ordinary' | 'security';
/** What is counted together. Notices must not hold up recovery links, because people can cause them in accounts of their own. */
export type EmailLimit = keyof GlobalSendLimits['emailsPerHour'];

export function findEmailLimit({ quota, purpose }: { quota: EmailQuota; purpose: string }): EmailLimit {
  if (quota === 'ordinary') return quota;
  return purpose === 'recovery' ? purpose : 'notices';
}

export type GlobalSendLimits = ReturnType<typeof createGlobalSendLimits>;

/**
 * What the whole site can send, so that a stranger with many addresses can't run up costs. `factor` is
 * RATE_LIMIT_FACTOR.
 */
export function createGlobalSendLimits(factor: number) {
  return {
    emailsPerHour: {
      ordinary: createLimit(2000 * factor),
      recovery: createLimit(500 * factor),
      notices: createLimit(500 * factor),
    },
    textsPerHour: createLimit(300 * factor),
    textsPerDay: createLimit(2000 * factor),
    /** Texts outside of +1, which cost about ten times as much. */
    textsAbroadPerDay: createLimit(200 * factor),
  };
}

/** `max` is for messages that may use the reserve. */
function createLimit(count: number) {
  const max = Math.max(1, Math.floor(count));
  return { max, withoutReserve: max - Math.floor(max * reservedShare) };
}

export function pickLimit({ max, withoutReserve }: Limit, mayUseReserve: boolean): number {
  return mayUseReserve ? max : withoutReserve;
}
