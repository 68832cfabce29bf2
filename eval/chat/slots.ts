import { findSlot, listOptions, type SlotId, slots } from '../../shared/quote/questions.ts';

/** The answer to each question that a script leaves out. */
export const plainAnswers: Readonly<Record<string, string>> = {
  ...Object.fromEntries(slots.map(({ id, example }) => [id, String(example)])),
  name: 'Nora Whitfield',
  age: '41',
  coverageAmount: '$250,000',
  priority: 'Lowest premium cost',
};

/** The value in its stored spelling, of which a script may have only the start. Throws if none or several fit. */
export function spellOut(slot: SlotId, text: string): string | number {
  if (slot === 'age') return Number(text);
  const options = listOptions(findSlot(slot));
  if (options.length === 0 || options.includes(text)) return text;
  const [option, ...others] = options.filter((candidate) => candidate.startsWith(text));
  if (option === undefined || others.length > 0) throw new Error(`${slot} has not one option like ${text}`);
  return option;
}
