const name = '[a-z0-9][a-z0-9.-]{0,59}';

/** What other sources of events are like, for settings, commands, and the desk. */
export const sourceRules = {
  /** It is stored with each event, and shown to the source's integrator. */
  name: new RegExp(`^${name}$`),
  /** A name with what it belongs to, such as `billing:KEY`. */
  namedItem: new RegExp(`^(${name}):(.*)$`, 's'),
  /** With no path. Not every such text is an address. */
  origin: /^https?:\/\/[^/?#@\\*]+\/?$/i,
  mebibyte: 1024 ** 2,
  /** The highest daily quota. */
  maxMebibytes: 1_000_000,
  /** The longest time that a key still works next to the one that replaces it. */
  maxOverlapHours: 90 * 24,
} as const;
