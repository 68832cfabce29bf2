import { createHash } from 'node:crypto';
import * as z from 'zod';
import { sourceRules } from '../shared/analytics/source-rules.ts';
import { ownSource } from '../shared/api/analytics.ts';
import { joinWithOr } from '../shared/format/lists.ts';
import { brand } from '../shared/site/brand.data.ts';
import { emailSchema } from '../shared/validation/person-schemas.ts';

/** Text that `parse` reads. It returns undefined for anything else. */
const readAs = <T>(parse: (text: string) => T | undefined, message: string) =>
  z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue(message);
    return z.NEVER;
  });

/** One of a few words. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: `must be ${joinWithOr(words)}` });
}

export const wholeNumber = (min: number, max: number) => {
  const error =
    max === Number.MAX_SAFE_INTEGER
      ? `must be a whole number, ${min} or more`
      : `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error);
};

/** Given in MiB. */
export const mebibytes = (min: number, max: number) =>
  wholeNumber(min, max).transform((count) => count * 1024 ** 2);

export const secret = (minLength: number) =>
  z.string().min(minLength, `must have at least ${minLength} characters; try \`openssl rand -hex 32\``);

/** What an `Authorization` header can carry, so that it isn't refused forever, such as base64 that is wrapped. */
export const inHeader = z
  .string()
  .regex(/^[\x20-\x7e]*$/, 'must be one line of plain letters, digits, and signs');

export const emailAddress = readAs(
  (text) => emailSchema.safeParse(text).data,
  'must be an email address, such as support@example.com',
);

/** What Twilio sends from: a number, a short code, or a messaging service. */
export const textSender = z
  .string()
  .regex(
    /^(?:\+[1-9]\d{6,14}|\d{5,6}|MG\w+)$/,
    'must be a phone number such as +15550100123, a short code of 5 or 6 digits, or a messaging service (MG…)',
  );

const durationMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A time span such as `30m`, `12h`, or `7d`, in milliseconds. */
export const duration = readAs((text) => {
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([mhd])$/.exec(text.trim()) ?? [];
  const ms = durationMs[unit];
  return ms === undefined ? undefined : Number(count) * ms;
}, 'must be a time span such as 30m, 12h, or 7d');

/** If there were fewer bytes than one call can use, whole calls would be rejected. */
export const byteCount = wholeNumber(64 * 1024, Number.MAX_SAFE_INTEGER);

export const origin = readAs(
  (text) => (sourceRules.origin.test(text) ? URL.parse(text)?.origin : undefined),
  'must be an origin such as https://www.example.com, with no path',
);

export const hosts = readAs((text) => {
  const list = splitList(text.toLowerCase());
  return list.every((host) => /^[a-z0-9.-]+(:\d+)?$/.test(host)) ? list : undefined;
}, 'must be host names separated by commas, such as preview.example.com');

/** A URL that is called unchanged. `fetch` rejects any URL with a password. */
export const exactWebAddress = readAs((text) => {
  const { protocol = '', username, password } = URL.parse(text) ?? {};
  return /^https?:$/.test(protocol) && username === '' && password === '' ? text : undefined;
}, 'must be an address that starts with https:// or http://, with no user name or password');

/** A secret that starts with `whsec_` is a base64 key. Invalid base64 would result in a short key, or none. */
export const webhookSecret = z
  .string()
  .min(24, 'must have at least 24 characters; try `openssl rand -hex 32`')
  .regex(/^(?!whsec_)|^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, {
    error:
      'must continue after whsec_ with base64 of 24 bytes or more; try `openssl rand -base64 24` for that part',
  });

/** A URL that paths are added to. */
export const webAddress = exactWebAddress.transform((text) => text.replace(/\/$/, ''));

export const mailServer = readAs((text) => {
  const { protocol = '', hostname = '' } = URL.parse(text) ?? {};
  return /^smtps?:$/.test(protocol) && hostname !== '' ? text : undefined;
}, 'must be smtp:// or smtps:// with a host, such as smtp://user:password@email.example.com:587');

export const mailbox = readAs((text) => {
  const [, name = '', bracketed] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text.trim()) ?? [];
  const address = emailSchema.safeParse(bracketed ?? text).data;
  return address === undefined ? undefined : { name: name.trim().replaceAll('"', ''), address };
}, `must be an address, with or without a name: ${brand.name} <${brand.supportEmail}>`);

export const origins = z
  .string()
  .transform((text, context) => parseOrigins(splitList(text), context) ?? z.NEVER);

function parseOrigins(
  items: readonly string[],
  context: { addIssue: (message: string) => void },
): readonly string[] | undefined {
  const parsed = items.map((item) => origin.safeParse(item));
  if (parsed.every(({ success }) => success)) return parsed.flatMap(({ data }) => data ?? []);
  const wildcard = items.find((item) => item.includes('*'));
  context.addIssue(
    wildcard === undefined
      ? 'must be origins separated by commas, such as https://shop.example.com'
      : `can’t contain a wildcard such as ${wildcard}: list each origin, such as https://shop.example.com`,
  );
  return undefined;
}

/** The secrets of each carrier, by its id. A carrier has two while its secret is being changed. */
export const carrierSecrets = z
  .string()
  .transform((text, context): ReadonlyMap<string, readonly string[]> => {
    const secrets = new Map<string, readonly string[]>();
    for (const item of splitList(text)) {
      const [, carrier = '', secret = ''] = /^([\w-]+)=(.*)$/.exec(item) ?? [];
      const problem = webhookSecret.safeParse(secret).error?.issues[0]?.message;
      if (carrier === '') {
        context.addIssue(
          'must be carriers with their secrets, such as alderpoint=SECRET, separated by commas',
        );
        continue;
      }
      const [rival] = [...secrets].find(([name, used]) => name !== carrier && used.includes(secret)) ?? [];
      if (problem) context.addIssue(`the secret of ${carrier} ${problem}`);
      // Otherwise, each could sign what the other reports.
      else if (rival) context.addIssue(`can’t give ${carrier} the secret of ${rival}: make one for each`);
      else secrets.set(carrier, [...(secrets.get(carrier) ?? []), secret]);
    }
    return secrets;
  });

/** ISO 3166-1 codes. `Intl.Locale` knows the common other names, such as UK for GB. */
export const countries = readAs((text) => {
  const list = splitList(text).map(findCountry);
  const known = list.filter((code) => code !== undefined);
  return known.length === list.length ? [...new Set(known)] : undefined;
}, 'must be two-letter country codes separated by commas, such as US,CA');

function findCountry(code: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(code)) return undefined;
  const region = new Intl.Locale(`und-${code}`).region ?? '';
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return region !== 'ZZ' && names.of(region) !== undefined ? region : undefined;
}

/** Returns the items between commas, or none for a blank text. */
function splitList(text: string): readonly string[] {
  return text.trim() === '' ? [] : text.split(',').map((item) => item.trim());
}

type NamedOrigin = { name: string; origin: string };

/** Origins, each with a name before it (`shop:https://…`) or named after its host. */
export const namedOrigins = z.string().transform((text, context): readonly NamedOrigin[] => {
  const items = splitList(text).map((item) => {
    const [, name, rest = item] = /^https?:/i.test(item) ? [] : (sourceRules.namedItem.exec(item) ?? []);
    return { name, rest };
  });
  const parsed = parseOrigins(
    items.map(({ rest }) => rest),
    context,
  );
  if (!parsed) return z.NEVER;
  const named = parsed.map((each, index) => ({ name: items[index]?.name ?? nameOrigin(each), origin: each }));
  return checkNames(named, context);
});

type NamedKey = { name: string; key: string };

/** Keys, each with a name before it (`billing:…`) or named after its hash, which doesn't depend on the order. */
export const namedKeys = z.string().transform((text, context): readonly NamedKey[] => {
  const named = splitList(text).map((item) => {
    const [, name, key = item] = sourceRules.namedItem.exec(item) ?? [];
    return { name: name ?? `key-${createHash('sha256').update(key).digest('hex').slice(0, 6)}`, key };
  });
  if (named.every(({ key }) => /^[\x21-\x2b\x2d-\x7e]{24,}$/.test(key))) return checkNames(named, context);
  context.addIssue(
    'must be keys of 24 or more characters, separated by commas, with or without a name: billing:KEY; try `openssl rand -hex 24` for each',
  );
  return z.NEVER;
});

type Context = { addIssue: (message: string) => void };

function nameOrigin(text: string): string {
  return new URL(text).host.replace(':', '-');
}

function checkNames<T extends { name: string }>(named: readonly T[], context: Context): readonly T[] {
  if (!named.some(({ name }) => name === ownSource)) return named;
  context.addIssue(`can’t name a source ${ownSource}, which is this site`);
  return z.NEVER;
}

const misspelled =
  'must be postgres://user:password@host:5432/name; in the user and password, write # as %23, / as %2F, ? as %3F, @ as %40, and % as %25';

export const databaseAddress = z
  .string()
  .regex(/^(?:file:.+|postgres(?:ql)?:\/\/.+)/, {
    error:
      'must start with file: and name a path, such as file:data/coverlight.db, or start with postgres://',
    abort: true,
  })
  .refine((text) => text.startsWith('file:') || isWellFormed(text), { error: misspelled });

export const postgresAddress = z
  .string()
  .regex(/^postgres(?:ql)?:\/\/.+/, { error: 'must start with postgres://', abort: true })
  .refine(isWellFormed, { error: misspelled });

/** The driver takes such a URL apart wrongly, or refuses it without naming the setting. */
function isWellFormed(text: string): boolean {
  // Without a host, for a socket, the standard allows no user.
  const url = URL.parse(text.replace(/@(?=\/)/, '@localhost'));
  return !!url && url.hash === '' && [url.username, url.password].every(canDecode);
}

function canDecode(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}
