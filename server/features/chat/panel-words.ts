import { parseChangeRequest, parseFormAnswers } from '../../../shared/quote/panel-words.ts';
import type { Command } from './dialogue/commands.ts';
import { slots } from './dialogue/slots.ts';

/** What a press in the panel asks for; undefined for words of a person's own, which rules and models read. */
export function readPanelWords(message: string): readonly Command[] | undefined {
  const slot = parseChangeRequest(message);
  if (slot !== undefined) return [{ kind: 'clear', slot }];
  const values = parseFormAnswers(message);
  return (
    values &&
    slots.flatMap(({ id }) => {
      const value = values[id];
      return value === undefined ? [] : [{ kind: 'set', slot: id, value, evidence: String(value) }];
    })
  );
}
