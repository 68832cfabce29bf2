import { createHash } from 'node:crypto';
import * as z from 'zod';
import { sourceRules } from '../shared/analytics/source-rules.ts';
import { ownSource } from '../shared/api/analytics.ts';
import { parseOrigins, splitList } from './setting-checks.ts';

export type NamedOrigin = { name: string; origin: string };

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

export type NamedKey = { name: string; key: string };

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
