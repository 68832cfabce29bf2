import { formatCount } from '../../../shared/format/plurals.ts';
/** What came back, in words: one sentence, and one for each event that would not be stored. */
export type DescribedAnswer = { summary: string; details: readonly string[] };

/** Explains an answer of the analytics route to a trial. */
export function describeAnswer(status: number, answer: unknown): DescribedAnswer {
  if (status === 202) {
    const { accepted, duplicates, filtered, rejected } = Object(answer);
    const counts = [
      `${countOf(accepted)} accepted`,
      describeDuplicates(countOf(duplicates)),
      `${listOf(filtered).length} filtered`,
      `${listOf(rejected).length} rejected`,
    ];
    return {
      summary: `202: ${counts.join(', ')}. Nothing was stored.`,
      details: [...listOf(rejected).map(describeRejected), ...listOf(filtered).map(describeFiltered)],
    };
  }
  const { code, message } = Object(Object(answer).error);
  if (typeof message !== 'string')
    return { summary: `${status}: this answer says nothing more.`, details: [] };
  return { summary: `${status} ${code}: ${message}`, details: [] };
}

function describeDuplicates(count: number): string {
  return formatCount(count, { one: '# duplicate', other: '# duplicates' });
}

function describeRejected({ index, code, field, message }: Readonly<Record<string, unknown>>): string {
  const place = typeof field === 'string' ? `, \`${field}\`` : '';
  return `**Event ${countOf(index) + 1}**${place}: ${message} (\`${code}\`)`;
}

function describeFiltered({ index, reason }: Readonly<Record<string, unknown>>): string {
  return `**Event ${countOf(index) + 1}** would be counted and not stored: \`${reason}\`.`;
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map((item: unknown) => Object(item)) : [];
}

function countOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
