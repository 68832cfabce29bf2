const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Tells the writer about a placeholder that doesn't exist. */
type Report = (place: string, expected: string, found: string) => void;

/** Replaces `{{name}}` by a fact of the site in every text of a value, so that each fact is written once. */
export function createFiller(facts: ReadonlyMap<string, string>) {
  const fillText = (text: string, place: string, report: Report): string =>
    text.replaceAll(placeholder, (found, name: string) => {
      const fact = facts.get(name);
      if (fact === undefined) report(place, suggest(name, facts), found);
      return fact ?? found;
    });
  const fill = (value: unknown, place: string, report: Report): unknown => {
    if (typeof value === 'string') return fillText(value, place, report);
    if (Array.isArray(value)) return value.map((entry, index) => fill(entry, `${place}[${index}]`, report));
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        fill(entry, place ? `${place}.${key}` : key, report),
      ]),
    );
  };
  return { fill, fillText };
}

function suggest(name: string, facts: ReadonlyMap<string, string>): string {
  const [subject = ''] = name.split('.');
  const close = [...facts.keys()].filter((key) => key.startsWith(`${subject}.`)).slice(0, 12);
  const known =
    close.length > 0 ? close : [...new Set([...facts.keys()].map((key) => `${key.split('.')[0]}.…`))];
  return `a placeholder that is known, such as ${known.map((key) => `{{${key}}}`).join(', ')}`;
}
