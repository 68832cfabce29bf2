import * as z from 'zod';
import { duration, oneOf, optional, secret, wholeNumber, withDefault } from './setting-checks.ts';

export const appearance = {
  SITE_FOLDER: optional(
    z.string(),
    'Folder with everything that the site says about itself: docs/operating.md, "Your company". Defaults to site. It is read by the build; the server serves what was built.',
  ),
};

export const backups = {
  BACKUP_EVERY: optional(
    duration,
    'How often the server backs up its database, such as 12h or 1d. Without it, nothing is backed up unless you run `npm run ops -- backup`.',
  ),
  BACKUP_FOLDER: optional(
    z.string(),
    'Folder for backups. Defaults to backups next to the SQLite file, or to data/backups. Copy them to another machine.',
  ),
  BACKUP_KEEP: withDefault(
    wholeNumber(1, 10_000),
    '14',
    'How many backups are kept. Older ones are removed.',
  ),
};

export const monitoring = {
  METRICS_TOKEN: optional(
    secret(24),
    'Bearer token for /metrics, at least 24 characters. Without it, that page does not exist.',
  ),
  LOG_LEVEL: withDefault(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
    'fatal, error, warn, info, debug, trace, or silent.',
  ),
  LOG_FORMAT: optional(
    oneOf(['json', 'pretty']),
    'json for JSON lines, pretty for people. Defaults to pretty in a terminal and to json everywhere else.',
  ),
};
