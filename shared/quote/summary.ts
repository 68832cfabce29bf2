import { findQuestion, type QuestionId } from './questions.ts';
import type { UserData } from './user-data.ts';

/** The four groups of the information summary, by id. */
type SummaryGroupId = 'basic-information' | 'health-lifestyle' | 'policy-preferences' | 'risk-factors';

type SummaryRow = { id: keyof UserData; label: string };
type SummaryGroup<Row> = { id: SummaryGroupId; title: string; rows: readonly Row[] };

/** One row of a filled summary: `value` is ready to show. */
export type AnsweredRow = SummaryRow & { value: string };

/** One row of a summary that is still growing. */
export type CollectedRow = SummaryRow & { value: string | undefined; isSkipped: boolean };

/** How a skipped question reads in the summary. */
export const notAnswered = 'Not answered';

function describeRow(id: QuestionId): SummaryRow {
  return { id, label: findQuestion(id).summaryLabel };
}

/** All values, each once, in the four groups of the product specification, "Summary screen". */
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

/** The summary groups with a value to show in every row; a skipped question reads "Not answered". */
export function summarizeAnswers(userData: Partial<UserData>): SummaryGroup<AnsweredRow>[] {
  return summaryGroups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, value: String(userData[row.id] ?? notAnswered) })),
  }));
}

/** What has been collected so far, by the ids of the values. */
export type Collected = {
  values: { readonly [Id in keyof UserData]?: UserData[Id] | undefined };
  skipped: readonly (keyof UserData)[];
};

/** The summary groups of answers that are still being collected: a value is undefined where there is none yet. */
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

/** Every value by group, one line each. The assistant's panel shows a card in place of exactly this text. */
export function formatSummary(collected: Collected): string {
  return summarizeCollected(collected)
    .map(({ title, rows }) => {
      const lines = rows.map((row) => `- ${row.label}: ${row.value ?? describeMissing(row)}`);
      return `${title}\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

/** How a row without a value reads. */
export function describeMissing({ isSkipped }: Pick<CollectedRow, 'isSkipped'>): string {
  return isSkipped ? 'skipped' : 'not answered yet';
}
