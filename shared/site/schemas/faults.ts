import type * as z from 'zod';

const longest = 80;

/**
 * Describes what a schema found wrong with a file's content, one line each: `site/carriers.json,
 * carriers[1].conditions.ageMax: expected a whole number from 18 to 100, got "sixty"`. `root` names the content itself.
 */
export function describeFaults(file: string, root: string, content: unknown, error: z.ZodError): string[] {
  return error.issues.flatMap((issue) => {
    const found = issue.path.reduce<unknown>((value, key) => Object(value)[key], content);
    if (issue.code !== 'unrecognized_keys')
      return describeFault(file, [root, ...issue.path], issue.message, found);
    return issue.keys.map((key) => describeFault(file, [root, ...issue.path], issue.message, key));
  });
}

/** One line about one place. An empty root is left out. */
export function describeFault(
  file: string,
  [root = '', ...path]: readonly PropertyKey[],
  expected: string,
  found: unknown,
): string {
  const place = path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`),
    String(root),
  );
  const named = place.replace(/^\./, '');
  return `${file}${named && `, ${named}`}: expected ${expected}, got ${show(found)}`;
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value) ?? String(value);
  return json.length > longest ? `${json.slice(0, longest)}…` : json;
}

/** Why a site folder, or its built copy, can't be used. */
export class SiteFaults extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'SiteFaults';
    this.faults = faults;
  }
}
