import { findQuestion, type QuestionId } from './questions.ts';
import type { UserData } from './user-data.ts';

/** The four groups of the information summary, by id. */
type SummaryGroupId = 'basic-information' | 'health-lifestyle' | 'policy-preferences' | 'risk-factors';

type SummaryRow = { id: keyof UserData; label: string };
type SummaryGroup<Row> = { id: SummaryGroupId; title: string; rows: readonly Row[] };

/** One row of a filled summary: `value` is ready to show. */
export type AnsweredRow = SummaryRow & { value: string };

/** How a skipped question reads in the summary. */
export const notAnswered = 'Not answered';

function describeRow(id: QuestionId): SummaryRow {
  return { id, label: findQuestion(id).summaryLabel };
}

/** All 17 values, each once, in the four groups of the product specification, "Summary screen". */
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
export function summariseAnswers(userData: Partial<UserData>): SummaryGroup<AnsweredRow>[] {
  return summaryGroups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, value: String(userData[row.id] ?? notAnswered) })),
  }));
}
