import type { SlotId } from '../../../../../shared/api/chat.ts';
import traits from '../lexicon/traits.json' with { type: 'json' };
import { slots } from '../slots.ts';
import { listTrue } from '../text/rules.ts';
import type { Amount } from './lexicon.ts';
import type { NoteId } from './messages.ts';

/** What one clause, or a whole message, says about one question. What isn't firm is asked about. */
export type Claim = {
  options: readonly string[];
  note?: NoteId | undefined;
  isFirm: boolean;
  /** It names the question itself, so it counts before that is asked. */
  isClear: boolean;
  /** Only a yes or no, which could answer any question. */
  isBare: boolean;
  amount?: Amount | undefined;
  /** The words deny: `don't want an exam`. */
  isDenial?: boolean;
  /** What a person is not, which counts only when nothing else is said. */
  isExcluded?: boolean;
  refusal?: string | undefined;
};

/**
 * What is special about a question's answers, such as `wish`: `I want term` answers, `I want to skydive` doesn't. A yes
 * to `any` part is a yes to all: `I don't smoke, but I vape`.
 */
export type Trait = keyof typeof traits | 'yesNo' | 'any' | 'never';

const traitsBySlot = new Map(
  slots.map(({ id, options }) => {
    const listed = Object.entries(traits).flatMap(([trait, ids]) => (ids.includes(id) ? [trait] : []));
    const isYesNo = options.includes('Yes');
    const isAny = isYesNo && !listed.includes('wish');
    const own = listTrue({ yesNo: isYesNo, any: isAny, never: options.includes('Never') });
    return [id, new Set([...listed, ...own])];
  }),
);
const none: ReadonlySet<string> = new Set();

export function traitsOf(slot: SlotId): ReadonlySet<string> {
  return traitsBySlot.get(slot) ?? none;
}

export function is(slot: SlotId, trait: Trait): boolean {
  return traitsOf(slot).has(trait);
}
