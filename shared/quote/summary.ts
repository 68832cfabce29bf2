import { type SummaryGroupId, summaryGroupIds } from './question.ts';
import { type SlotId, slots } from './questions.ts';
import type { UserData } from './user-data.ts';

type SummaryRow = { id: SlotId; label: string };
type SummaryGroup<Row> = { id: SummaryGroupId; title: string; rows: readonly Row[] };

/** A row of a complete summary. `value` is ready to be shown. */
export type AnsweredRow = SummaryRow & { value: string };

/** A row of a summary that is still incomplete. */
export type CollectedRow = SummaryRow & { value: string | undefined; isSkipped: boolean };

/** What the summary shows for a skipped question. */
export const notAnswered = 'Not answered';

const titles: Readonly<Record<SummaryGroupId, string>> = {
  'basic-information': 'Basic Information',
  'health-lifestyle': 'Health & Lifestyle',
  'policy-preferences': 'Policy Preferences',
  'risk-factors': 'Risk Factors',
};

/** All values, each exactly once, in four groups. */
export const summaryGroups: readonly SummaryGroup<SummaryRow>[] = summaryGroupIds.map((id) => ({
  id,
  title: titles[id],
  rows: slots.filter(({ group }) => group === id).map((slot) => ({ id: slot.id, label: slot.shortLabel })),
}));
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

/** What a row without a value says. */
export function describeMissing({ isSkipped }: Pick<CollectedRow, 'isSkipped'>): string {
  return isSkipped ? 'skipped' : 'not answered yet';
}
