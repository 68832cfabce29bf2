const name = '[a-z0-9][a-z0-9.-]{0,59}';

/** The format of what describes a source of events, for settings, commands, and the desk. */
export const sourceRules = {
  /** The name is stored with each event, and shown to the source's integrator. */
  name: new RegExp(`^${name}$`),
  /** A source's name with one of its values, such as `billing:KEY`. */
  namedItem: new RegExp(`^(${name}):(.*)$`, 's'),
  /** Without a path. Not every text that matches is a valid URL. */
  origin: /^https?:\/\/[^/?#@\\*]+\/?$/i,
  mebibyte: 1024 ** 2,
  /** The maximum daily quota, in MiB. */
  maxMebibytes: 1_000_000,
  /** The maximum time for which a key keeps working after it was replaced. */
  maxOverlapHours: 90 * 24,
} as const;
