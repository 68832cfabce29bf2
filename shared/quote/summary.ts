import { findQuestion, type QuestionId } from './questions.ts';
import type { UserData } from './user-data.ts';

/** The four groups of the information summary, by id. */
type SummaryGroupId = 'basic-information' | 'health-lifestyle' | 'policy-preferences' | 'risk-factors';

type SummaryRow = { id: keyof UserData; label: string };
type SummaryGroup<Row> = { id: SummaryGroupId; title: string; rows: readonly Row[] };

/** A row of a complete summary. `value` is ready to be shown. */
export type AnsweredRow = SummaryRow & { value: string };

/** A row of a summary that is still incomplete. */
export type CollectedRow = SummaryRow & { value: string | undefined; isSkipped: boolean };

/** What the summary shows for a skipped question. */
export const notAnswered = 'Not answered';

function describeRow(id: QuestionId): SummaryRow {
  return { id, label: findQuestion(id).summaryLabel };
}

/** All values, each exactly once, in the four groups of the product specification, "Summary screen". */
export const summaryGroups: readonly SummaryGroup<SummaryRow>[] = [
  {
    id: 'basic-information',
    title: 'Basic Information',
    rows: [
      { id: 'name', label: 'Name' },
      { id: 'age', label: 'Age' },
      { id: 'state', label: 'State' },
      { id: 'coverageAmount', label: 'Coverage amount' },
    ],
  },
  {
    id: 'health-lifestyle',
    title: 'Health & Lifestyle',
    rows: (
      [
        'smokingStatus',
        'healthStatus',
        'majorHealthConditions',
        'medications',
        'alcoholConsumption',
        'exercise',
      ] as const
    ).map(describeRow),
  },
  {
    id: 'policy-preferences',
    title: 'Policy Preferences',
    rows: (['policyType', 'priority', 'noMedicalExam', 'approvalPreference'] as const).map(describeRow),
  },
  {
    id: 'risk-factors',
    title: 'Risk Factors',
    rows: (['familyHistory', 'riskyHobbies', 'highRiskOccupation'] as const).map(describeRow),
  },
];

/** The summary's groups with a value in every row. A skipped question reads "Not answered". */
export function summarizeAnswers(userData: Partial<UserData>): SummaryGroup<AnsweredRow>[] {
  return summaryGroups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, value: String(userData[row.id] ?? notAnswered) })),
  }));
}

/** What has been collected so far, by value id. */
export type Collected = {
  values: { readonly [Id in keyof UserData]?: UserData[Id] | undefined };
  skipped: readonly (keyof UserData)[];
};

/** The summary's groups while answers are still being collected. A missing value is undefined. */
export function summarizeCollected({ values, skipped }: Collected): SummaryGroup<CollectedRow>[] {
  return summaryGroups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({
      ...row,
      isSkipped: skipped.includes(row.id),
      value: values[row.id] === undefined ? undefined : String(values[row.id]),
    })),
  }));
}

/**
 * Formats every value by group, one per line. The assistant's panel recognizes exactly this text and shows a card
 * instead.
 */
export function formatSummary(collected: Collected): string {
  return summarizeCollected(collected)
    .map(({ title, rows }) => {
      const lines = rows.map((row) => `- ${row.label}: ${row.value ?? describeMissing(row)}`);
      return `${title}\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

/** What a row without a value says. */
export function describeMissing({ isSkipped }: Pick<CollectedRow, 'isSkipped'>): string {
  return isSkipped ? 'skipped' : 'not answered yet';
}
