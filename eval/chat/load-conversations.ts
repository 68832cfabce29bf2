import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chatContexts } from '../../shared/api/chat.ts';
import { isSlotId, type SlotId } from '../../shared/quote/questions.ts';
import type { Conversation, Cue, Line } from './conversation.ts';
import { plainAnswers, spellOut } from './slots.ts';

/** The conversations of a folder, by default those of the project. Throws if two have the same id. */
export function loadFolder(
  folder = fileURLToPath(new URL('conversations', import.meta.url)),
): readonly Conversation[] {
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => parseScript(readFileSync(`${folder}/${name}`, 'utf8'), name.replace('.txt', '')));
  const ids = new Set(all.map(({ id }) => id));
  if (ids.size < all.length) throw new Error(`Two conversations in ${folder} have the same id.`);
  return all;
}

const skipped = '-';

/**
 * Parses a file of conversations, whose format `eval/chat/README.md` describes. Throws, with the conversation's id,
 * for a line that it doesn't understand.
 */
function parseScript(text: string, category: string): Conversation[] {
  const [, ...parts] = text.split(/^## /m);
  return parts.map((part) => {
    const [id = '', ...lines] = part.trim().split('\n');
    try {
      return parseConversation(id, lines, category);
    } catch (cause) {
      throw new Error(`${id}: ${cause instanceof Error ? cause.message : cause}`);
    }
  });
}

function parseConversation(id: string, rows: readonly string[], category: string): Conversation {
  const lines: Partial<Record<Cue, readonly Line[]>> = {};
  const values = new Map<SlotId, readonly (string | number)[]>();
  const settings = new Map<string, string>();
  const never: string[] = [];
  for (const row of rows) {
    const [, key = '', rest = ''] = /^(\w+): (.+)$/.exec(row) ?? [];
    const [said = '', value] = rest.split(/(?:^|\s)=>\s/);
    if (key === 'open' || key === 'confirm' || isSlotId(key)) {
      lines[key] = [...(lines[key] ?? []), ...parseLines(said)];
      if (isSlotId(key) && value !== undefined) values.set(key, parseValues(key, value));
    } else if (key === 'never') never.push(rest);
    else if (key === 'context' || key === 'outcome' || key === 'category') settings.set(key, rest);
    else throw new Error(`cannot read "${row}"`);
  }
  return {
    id,
    category: settings.get('category') ?? category,
    context: chatContexts.find((context) => context === settings.get('context')),
    lines: { ...plainLines(lines), ...lines },
    expected: settings.get('outcome') === 'none' ? undefined : completeValues(lines, values),
    never,
  };
}

function parseLines(said: string): Line[] {
  return said
    .split(' | ')
    .filter((text) => text !== '')
    .map((raw) => {
      const [, mark = '', text = '', cites = ''] =
        /^(?:([?!]) )?(.*?)(?: \[cites ([^\]]+)\])?$/s.exec(raw) ?? [];
      return {
        text,
        isDigression: mark === '?',
        isDistress: mark === '!',
        cites: cites.split(' ').filter((path) => path !== ''),
      };
    });
}

function parseValues(slot: SlotId, value: string): readonly (string | number)[] {
  return value === skipped ? [] : value.split(' || ').map((one) => spellOut(slot, one));
}

/** The lines for slots that a script leaves out, and for a plain beginning and end. */
function plainLines(written: Readonly<Partial<Record<Cue, unknown>>>): Partial<Record<Cue, readonly Line[]>> {
  const all = { open: 'Hi, I would like a quote.', confirm: 'Yes', ...plainAnswers };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([cue]) => !Object.hasOwn(written, cue))
      .map(([cue, text]) => [cue, parseLines(text)]),
  );
}

function completeValues(
  lines: Readonly<Partial<Record<Cue, unknown>>>,
  values: ReadonlyMap<SlotId, readonly (string | number)[]>,
): ReadonlyMap<SlotId, readonly (string | number)[]> {
  const all = new Map(values);
  for (const [slot, answer] of Object.entries(plainAnswers)) {
    if (!isSlotId(slot) || all.has(slot)) continue;
    if (lines[slot]) throw new Error(`says something about ${slot}, but not what it should become`);
    all.set(slot, [spellOut(slot, answer)]);
  }
  return all;
}
