import { expect, test } from 'vitest';
import { summarizeAnswers, summaryGroups } from './summary.ts';
import { type UserData, userDataSchema } from './user-data.ts';

const userData: UserData = {
  name: 'Maya Ellison',
  age: 34,
  state: 'Oregon',
  coverageAmount: '$500,000',
  smokingStatus: 'No',
  policyType: "I'm not sure",
  healthStatus: 'Good',
  medications: 'Yes',
  exercise: 'Weekly',
  priority: 'Lowest premium cost',
  noMedicalExam: 'Yes',
  approvalPreference: 'Within a month',
};

test('four groups contain all 17 values, each once', () => {
  expect(summaryGroups.map(({ title }) => title)).toEqual([
    'Basic Information',
    'Health & Lifestyle',
    'Policy Preferences',
    'Risk Factors',
  ]);
  const ids = summaryGroups.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(ids).toHaveLength(17);
  expect(ids.sort()).toEqual(Object.keys(userDataSchema.shape).sort());
});

test('every row has a value to show, and a skipped question says so', () => {
  const filled = summarizeAnswers(userData).map(({ id, rows }) => [
    id,
    rows.map(({ label, value }) => `${label}: ${value}`),
  ]);
  expect(filled).toEqual([
    ['basic-information', ['Name: Maya Ellison', 'Age: 34', 'State: Oregon', 'Coverage amount: $500,000']],
    [
      'health-lifestyle',
      [
        'Tobacco or nicotine: No',
        'Overall health: Good',
        'Major health conditions: Not answered',
        'Medications: Yes',
        'Alcohol: Not answered',
        'Exercise: Weekly',
      ],
    ],
    [
      'policy-preferences',
      [
        "Policy type: I'm not sure",
        'Top priority: Lowest premium cost',
        'Skip the medical exam: Yes',
        'Approval timing: Within a month',
      ],
    ],
    [
      'risk-factors',
      ['Family history: Not answered', 'Risky hobbies: Not answered', 'High-risk occupation: Not answered'],
    ],
  ]);
});

test('unfinished answers can be summarized too', () => {
  const values = summarizeAnswers({ name: 'Maya' }).flatMap(({ rows }) => rows.map(({ value }) => value));
  expect(values).toEqual(['Maya', ...Array(16).fill('Not answered')]);
});
