/** A row of a table in the lexicon: where it applies, to what, and what letters become there. `as` says what for. */
type Row = { as?: string; where?: string; is?: string; not?: string; from?: string; to?: string };
export type Rule = {
  where: RegExp;
  is: readonly string[];
  not: readonly string[];
  from: string;
  to: string;
};
type Features = Pick<ReadonlySet<string>, 'has'>;

/** The rules of a table. A pattern may name parts, as in `{claim}`, which may name parts before them. */
export function toRules(rows: readonly Row[], parts: Readonly<Record<string, string>> = {}): readonly Rule[] {
  const known = fillParts(parts);
  return rows.map(({ where = '', is = '', not = '', from = '', to = '' }) => ({
    where: new RegExp(fill(where, known), 'g'),
    is: is.split(' ').filter(Boolean),
    not: not.split(' ').filter(Boolean),
    from,
    to,
  }));
}

/** Named patterns, each with the ones before it in the place of their names. */
export function fillParts(parts: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const [name, pattern] of Object.entries(parts)) known.set(name, fill(pattern, known));
  return known;
}

function fill(pattern: string, parts: ReadonlyMap<string, string>): string {
  return pattern.replace(/\{([a-z]\w*)\}/gi, (_, name: string) => `(?:${parts.get(name) ?? ''})`);
}

/** Whether a rule applies to what has these features and is written so. */
export function fits({ where, is, not }: Rule, text: string, features: Features): boolean {
  const isMeant = is.every((one) => features.has(one)) && !not.some((one) => features.has(one));
  return isMeant && text.search(where) !== -1;
}

/** The names of the flags that are set. */
export function listTrue(flags: Readonly<Record<string, boolean>>): ReadonlySet<string> {
  return new Set(Object.keys(flags).filter((name) => flags[name]));
}

/** The text with the letters that the rules turn into others, one rule after the other. */
export function turn(rules: readonly Rule[], text: string, features: Features): string {
  return rules.reduce((turned, rule) => {
    if (!fits(rule, turned, features)) return turned;
    const { where, from, to } = rule;
    const change = (letter: string) =>
      from.includes(letter) ? (to[from.indexOf(letter)] ?? to[0] ?? '') : letter;
    return turned.replace(where, (part) => [...part].map(change).join(''));
  }, text);
}
