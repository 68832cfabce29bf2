import type { SlotId } from '../../../../shared/api/chat.ts';
import type { Command } from './commands.ts';
import type { DialogueState } from './dialogue-state.ts';
import type { Read, Reading } from './readers/reading.ts';
import { readVerdict } from './readers/yes-no.ts';
import { contest } from './resolve-conflicts.ts';

/** The command that comes of everything that one message says about one slot. */
export function combine(slot: SlotId, reads: readonly Read[], state: DialogueState): Command[] {
  const evidence = reads.map(({ part }) => part.original).join(', ');
  const values = reads.filter(({ reading }) => reading.kind === 'value');
  const last = reads.at(-1);
  if (!last) return [];
  const chosen =
    values.length > 0 && !(last.reading.kind !== 'value' && last.part.isCorrecting)
      ? chooseValue(slot, values)
      : undefined;
  const contested = chosen?.kind === 'value' ? contest(slot, reads, chosen.value) : undefined;
  if (contested) return settle(slot, contested, evidence, state);
  if (chosen?.kind === 'value') {
    const kind = state.values[slot] === undefined || state.values[slot] === chosen.value ? 'set' : 'correct';
    return [
      {
        kind,
        slot,
        value: chosen.value,
        evidence,
        ...(chosen.note === undefined ? {} : { note: chosen.note }),
      },
    ];
  }
  const reading = chosen ?? last.reading;
  if (reading.kind === 'refusal') return [{ kind: 'refuse', slot, message: reading.message }];
  if (reading.kind !== 'options') return [];
  return settle(slot, reading, evidence, state);
}

/** The one value that is meant; several that disagree are asked back unless the last takes the others back. */
function chooseValue(slot: SlotId, reads: readonly Read[]): Reading | undefined {
  const distinct = new Map(
    reads.map(({ reading }) => [reading.kind === 'value' ? reading.value : '', reading]),
  );
  const last = reads.at(-1);
  if (distinct.size <= 1) return reads[0]?.reading;
  if (last && (last.part.isCorrecting || readVerdict(last.part.text) !== undefined)) return last.reading;
  const longest = [...distinct.keys()].map(String).sort((one, other) => other.length - one.length)[0] ?? '';
  // `Gloria... Gloria Pratt` is one name.
  if (slot === 'name' && [...distinct.keys()].every((value) => longest.startsWith(String(value))))
    return distinct.get(longest);
  const topics = reads.filter(({ reading }) => reading.source === 'topic');
  const hasBare = topics.length < reads.length;
  if (slot === 'noMedicalExam' && hasBare && topics.length > 0) return chooseValue(slot, topics);
  // Whoever does not smoke but vapes uses nicotine.
  if (slot === 'smokingStatus' && !hasBare) return distinct.get('Yes');
  // Naming a relative without an illness does not undo one that had it.
  if (slot === 'familyHistory' && !hasBare) return distinct.get('Yes');
  return { kind: 'options', options: [...distinct.keys()].map(String), source: 'topic' };
}

/** The same unclear answer again after it was asked back means the only option that was offered. */
function settle(
  slot: SlotId,
  reading: Extract<Reading, { kind: 'options' }>,
  evidence: string,
  { expects, offered }: DialogueState,
): Command[] {
  const only = reading.options[0];
  const isRepeated =
    expects === slot && only !== undefined && reading.options.length === 1 && offered.includes(only);
  if (isRepeated && only !== undefined)
    return [{ kind: 'set', slot, value: slot === 'age' ? Number(only) : only, evidence }];
  const note = reading.note === undefined ? {} : { note: reading.note };
  return [{ kind: 'clarify', slot, options: reading.options, evidence, ...note }];
}
