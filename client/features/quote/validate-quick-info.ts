import type { FieldId } from '../../../shared/quote/questions.ts';
import { quickInfoSchema } from '../../../shared/quote/user-data.ts';
import { fieldIds, type QuickInfoDraft } from './state/quote.ts';

export type QuickInfoErrors = Partial<Record<FieldId, string>>;

/** Returns what is wrong with each of the four fields, with one message per field. */
export function validateQuickInfo(draft: QuickInfoDraft): QuickInfoErrors {
  const issues = quickInfoSchema.safeParse(draft).error?.issues ?? [];
  return Object.fromEntries(
    fieldIds.flatMap((id) => {
      const issue = issues.find(({ path }) => path[0] === id);
      return issue ? [[id, issue.message]] : [];
    }),
  );
}

export function isFilled(draft: QuickInfoDraft): boolean {
  return fieldIds.every((id) => draft[id].trim() !== '');
}
