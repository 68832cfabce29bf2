import { summariseAnswers } from '../../../../shared/quote/summary.ts';
import type { DialogueState } from './dialogue-state.ts';

/** Every value by group, one line each. A question that was passed over reads `skipped`, an open one `not asked yet`. */
export function writeSummary({ values, skipped }: DialogueState): string {
  return summariseAnswers(values)
    .map(({ title, rows }) => {
      const lines = rows.map(({ id, label, value }) => {
        if (values[id] !== undefined) return `- ${label}: ${value}`;
        return `- ${label}: ${skipped.includes(id) ? 'skipped' : 'not answered yet'}`;
      });
      return `${title}\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
