import type { SlotId } from '../../../../shared/api/chat.ts';
import { type UserData, userDataSchema } from '../../../../shared/quote/user-data.ts';
import { spoken } from '../messages.ts';
import type { Command, SmallTalk } from './commands.ts';
import { createDialogueState, type DialogueState } from './dialogue-state.ts';
import { findSlot, slots, without, withValue } from './slots.ts';

/** What became of the commands of one message: what the assistant's words are made from. */
export type Outcome = {
  filled: { slot: SlotId; isChange: boolean }[];
  skipped: SlotId[];
  clarified: { slot: SlotId; options: readonly string[] } | undefined;
  /** Sentences to say before the question: refusals and what a value was taken for. */
  notes: string[];
  questions: string[];
  talks: SmallTalk[];
  said: ReadonlySet<Command['kind']>;
  /** The same question is asked again, because the message did not answer it. */
  isAskedAgain: boolean;
  userData: UserData | undefined;
};

type Draft = { state: DialogueState; outcome: Outcome; next: SlotId | undefined };

/** The state after the commands of one message, and what became of each. */
export function applyCommands(
  before: DialogueState,
  commands: readonly Command[],
): { state: DialogueState; outcome: Outcome } {
  const outcome: Outcome = {
    filled: [],
    skipped: [],
    clarified: undefined,
    notes: [],
    questions: [],
    talks: [],
    said: new Set(commands.map(({ kind }) => kind)),
    isAskedAgain: false,
    userData: undefined,
  };
  const draft: Draft = { state: { ...before }, outcome, next: undefined };
  if (commands.length === 0) return draft;
  for (const command of commands) applyOne(draft, command);
  const { phase } = draft.state;
  const isPaused = phase === 'paused' && (outcome.said.has('cancel') || !asksOn(outcome));
  if (phase === 'complete' || isPaused) {
    draft.state = { ...draft.state, expects: null, offered: [], isNumbered: false, failedTries: 0 };
    return draft;
  }
  if (before.phase === 'opening' && !asksOn(outcome)) return { state: draft.state, outcome };
  return { state: chooseNext(draft, before), outcome };
}

/** A question or small talk begins no quote, and continues none that is paused. */
export function asksOn({ said, filled, talks, clarified, skipped }: Outcome): boolean {
  const isWished = said.has('clear') || said.has('restart') || said.has('resume') || talks.includes('start');
  return isWished || filled.length > 0 || clarified !== undefined || skipped.length > 0;
}

function applyOne(draft: Draft, command: Command): void {
  const { outcome } = draft;
  switch (command.kind) {
    case 'set':
    case 'correct':
      fill(draft, command.slot, command.value, command.note);
      return;
    case 'clear':
      clear(draft, command.slot);
      return;
    case 'clarify':
      clarify(draft, command.slot, command.options, command.note);
      return;
    case 'refuse':
      clarify(draft, command.slot, [], command.message);
      return;
    case 'ask':
      outcome.questions.push(command.question);
      return;
    case 'talk':
      outcome.talks.push(command.topic);
      return;
    default:
      applyWish(draft, command.kind);
  }
}

function applyWish(
  draft: Draft,
  kind: Exclude<Command['kind'], 'set' | 'correct' | 'clear' | 'clarify' | 'refuse' | 'ask' | 'talk'>,
): void {
  const { state } = draft;
  if (kind === 'restart') draft.state = { ...createDialogueState(state.context), phase: 'collecting' };
  if (kind === 'cancel') draft.state = { ...state, phase: 'paused' };
  if (kind === 'skip' || (kind === 'not-known' && canBeUnknown(state))) skipAsked(draft);
  if (kind === 'not-known' && state.failedTries > 0) takeUnsure(draft);
  if (kind === 'skip-rest') skipRest(draft);
  if (kind === 'back') stepBack(draft);
  if (kind === 'confirm') complete(draft);
}

/** People may not know what their family had. What they do themselves is asked once more. */
function canBeUnknown({ expects, failedTries }: DialogueState): boolean {
  return expects === 'familyHistory' || failedTries > 0;
}

/** Who still doesn't know after the options were explained has answered, where one of them says just that. */
function takeUnsure(draft: Draft): void {
  const { expects } = draft.state;
  if (expects === null || expects === 'confirm') return;
  const unsure = findSlot(expects).options.find((option) => /not sure/i.test(option));
  if (unsure !== undefined) fill(draft, expects, unsure, undefined);
}

function fill(draft: Draft, slot: SlotId, value: string | number, note: string | undefined): void {
  const { state, outcome } = draft;
  const values = withValue(state.values, slot, value);
  if (!values) {
    outcome.notes.push(spoken.refused(findSlot(slot).label));
    return;
  }
  const isChange = state.values[slot] !== undefined && state.values[slot] !== values[slot];
  draft.state = {
    ...reopen(state),
    values,
    skipped: state.skipped.filter((skipped) => skipped !== slot),
    recent: [...state.recent.filter((recent) => recent !== slot), slot],
  };
  outcome.filled.push({ slot, isChange });
  if (note !== undefined) outcome.notes.push(note);
}

/** A change after the end leads to the summary again. */
function reopen(state: DialogueState): DialogueState {
  return { ...state, phase: 'collecting' };
}

function clear(draft: Draft, slot: SlotId): void {
  const { state } = draft;
  draft.state = {
    ...reopen(state),
    values: without(state.values, slot),
    skipped: state.skipped.filter((skipped) => skipped !== slot),
    recent: state.recent.filter((recent) => recent !== slot),
  };
  draft.next = slot;
}

/** The first of several unclear slots is asked back now, the others in their turn. A doubtful value is not kept. */
function clarify(draft: Draft, slot: SlotId, options: readonly string[], note: string | undefined): void {
  const { next } = draft;
  clear(draft, slot);
  if (draft.outcome.clarified) {
    draft.next = next;
    return;
  }
  draft.outcome.clarified = { slot, options };
  if (note !== undefined) draft.outcome.notes.push(note);
}

function skipAsked(draft: Draft): void {
  const { expects } = draft.state;
  if (expects === null || expects === 'confirm' || findSlot(expects).isRequired) return;
  skip(draft, expects);
}

function skip(draft: Draft, slot: SlotId): void {
  draft.state = { ...draft.state, skipped: [...draft.state.skipped, slot] };
  draft.outcome.skipped.push(slot);
}

function skipRest(draft: Draft): void {
  const { values, skipped } = draft.state;
  for (const { id, isRequired } of slots) {
    if (!isRequired && values[id] === undefined && !skipped.includes(id)) skip(draft, id);
  }
}

/** One question back: the last one that was answered or skipped. */
function stepBack(draft: Draft): void {
  const { recent, skipped } = draft.state;
  const last =
    draft.state.expects === 'confirm' ? (recent.at(-1) ?? skipped.at(-1)) : findBefore(draft.state);
  if (last !== undefined) clear(draft, last);
}

function findBefore({ expects, values, skipped }: DialogueState): SlotId | undefined {
  const index = slots.findIndex(({ id }) => id === expects);
  return slots
    .slice(0, index === -1 ? 0 : index)
    .findLast(({ id }) => values[id] !== undefined || skipped.includes(id))?.id;
}

function complete(draft: Draft): void {
  if (!draft.state.isSummaryStated) return;
  const checked = userDataSchema.safeParse(draft.state.values);
  if (!checked.success) return;
  draft.state = { ...draft.state, phase: 'complete' };
  draft.outcome.userData = checked.data;
}

/** What is asked next: an unclear slot, else the first that is open, else whether the summary is right. */
function chooseNext({ state, outcome, next }: Draft, before: DialogueState): DialogueState {
  const open = slots.find(({ id }) => state.values[id] === undefined && !state.skipped.includes(id))?.id;
  const expects = next ?? open ?? 'confirm';
  const phase = expects === 'confirm' ? 'confirming' : 'collecting';
  const isSame =
    expects === before.expects &&
    before.phase !== 'opening' &&
    !outcome.said.has('clear') &&
    !outcome.said.has('restart');
  outcome.isAskedAgain = isSame;
  const hasFailed =
    isSame &&
    (outcome.clarified !== undefined ||
      outcome.said.has('unclear') ||
      outcome.said.has('not-known') ||
      outcome.said.has('skip'));
  const failedTries = hasFailed ? before.failedTries + 1 : isSame ? before.failedTries : 0;
  const clarified = outcome.clarified?.slot === expects ? outcome.clarified.options : undefined;
  const all = expects === 'confirm' ? [] : findSlot(expects).options;
  const isNumbered = failedTries >= 2 && all.length > 2;
  const kept = isSame && !hasFailed ? before.offered : [];
  const offered = isNumbered ? all : (clarified ?? kept);
  const isSummaryStated = expects === 'confirm' && !outcome.said.has('deny');
  return { ...state, phase, expects, offered, isNumbered, failedTries, isSummaryStated };
}
