import { summaryGroups } from './summary.ts';
import { type UserData, userDataSchema } from './user-data.ts';

// What buttons of the assistant's panel say for a person. The server stores no conversation, so a press is words, too;
// unlike other words, these are read exactly.

type ValueId = keyof UserData;
type Values = Partial<Record<ValueId, unknown>>;

const rows = summaryGroups.flatMap((group) => group.rows);
const idsByLabel: ReadonlyMap<string, ValueId> = new Map(rows.map(({ id, label }) => [label, id]));
const formHeading = 'Continue with my answers from the form:';

/** Asks to change the answer with this label. */
export function formatChangeRequest(label: string): string {
  return `Change “${label}”`;
}

/** The answer that a person asks to change; undefined for other words. */
export function parseChangeRequest(text: string): ValueId | undefined {
  return idsByLabel.get(/^Change “([^”]+)”$/.exec(text)?.[1] ?? '');
}

/** Tells the assistant what is in the quote form. Values that the form's schema would not take are left out. */
export function formatFormAnswers(values: Values): string {
  const valid = keepValid(values);
  const given = rows.filter(({ id }) => valid[id] !== undefined);
  return [formHeading, ...given.map(({ id, label }) => `- ${label}: ${valid[id]}`)].join('\n');
}

/** The answers from the form that a person brings along; undefined for other words, and when a line is unreadable. */
export function parseFormAnswers(text: string): Partial<UserData> | undefined {
  const [heading, ...lines] = text.split('\n');
  if (heading !== formHeading || lines.length === 0) return undefined;
  const pairs = lines.map((line) => {
    const [, label = '', value] = /^- ([^:]+): (.+)$/.exec(line) ?? [];
    return [idsByLabel.get(label) ?? line, value];
  });
  const values = keepValid(Object.fromEntries(pairs));
  return Object.keys(values).length === lines.length ? values : undefined;
}

/** The values that are valid by themselves, in the spelling of the forms. */
export function keepValid(values: Values): Partial<UserData> {
  const valid: Partial<UserData> = {};
  for (const { id } of rows) {
    const { data } = userDataSchema.shape[id].safeParse(values[id]);
    if (data !== undefined) Object.assign(valid, { [id]: data });
  }
  return valid;
}
