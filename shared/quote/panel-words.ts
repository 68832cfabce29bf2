import { summaryGroups } from './summary.ts';
import { type UserData, userDataSchema } from './user-data.ts';

// The messages that the panel's buttons send for a person. The server stores no conversation, so a button press is a
// message, too. Unlike other messages, these are parsed exactly.

type ValueId = keyof UserData;
type Values = Partial<Record<ValueId, unknown>>;

const rows = summaryGroups.flatMap((group) => group.rows);
const idsByLabel: ReadonlyMap<string, ValueId> = new Map(rows.map(({ id, label }) => [label, id]));
const formHeading = 'Continue with my answers from the form:';

/** Formats a request to change the answer with this label. */
export function formatChangeRequest(label: string): string {
  return `Change “${label}”`;
}

/** Returns the answer that a person asks to change, or undefined if the text isn't such a request. */
export function parseChangeRequest(text: string): ValueId | undefined {
  return idsByLabel.get(/^Change “([^”]+)”$/.exec(text)?.[1] ?? '');
}

/** Tells the assistant what is in the quote form. Leaves out values that the form's schema would reject. */
export function formatFormAnswers(values: Values): string {
  const valid = keepValid(values);
  const given = rows.filter(({ id }) => valid[id] !== undefined);
  return [formHeading, ...given.map(({ id, label }) => `- ${label}: ${valid[id]}`)].join('\n');
}

/**
 * Parses the answers that a person brings along from the form. Returns undefined if the text is something else or a
 * line is invalid.
 */
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

/** Keeps the values that are valid on their own, in the spelling of the forms. */
export function keepValid(values: Values): Partial<UserData> {
  const valid: Partial<UserData> = {};
  for (const { id } of rows) {
    const { data } = userDataSchema.shape[id].safeParse(values[id]);
    if (data !== undefined) Object.assign(valid, { [id]: data });
  }
  return valid;
}
