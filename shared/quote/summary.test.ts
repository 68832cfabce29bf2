import { expect, test } from 'vitest';
import { exampleUserData } from './example-user-data.ts';
import { slotIds, slots } from './questions.ts';
import { summarizeAnswers, summaryGroups } from './summary.ts';

test('four groups contain every value once, each group in the order of the questions', () => {
  expect(summaryGroups.map(({ title }) => title)).toEqual([
    'Basic Information',
    'Health & Lifestyle',
    'Policy Preferences',
    'Risk Factors',
  ]);
  const ids = summaryGroups.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(slotIds.toSorted());
  for (const { rows } of summaryGroups) {
    const places = rows.map(({ id }) => slotIds.indexOf(id));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});

test('every row has a value to show, and a skipped question says so', () => {
  const rows = summarizeAnswers(exampleUserData).flatMap((group) => group.rows);
  for (const { id, shortLabel, required, example } of slots) {
    const value = required ? String(example) : 'Not answered';
    expect(rows).toContainEqual({ id, label: shortLabel, value });
  }
});

test('unfinished answers can be summarized too', () => {
  const values = summarizeAnswers({ name: 'Maya' }).flatMap(({ rows }) => rows.map(({ value }) => value));
  expect(new Set(values)).toEqual(new Set(['Maya', 'Not answered']));
  expect(values).toHaveLength(slots.length);
});
