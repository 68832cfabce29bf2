import type { SlotId } from '../../../../shared/api/chat.ts';
import { type UserData, userDataSchema } from '../../../../shared/quote/user-data.ts';
import { spoken } from '../messages.ts';
import type { Command, SmallTalk, Wish } from './commands.ts';
import { createDialogueState, type DialogueState } from './dialogue-state.ts';
import { findAsked, findSlot, slots } from './slots.ts';

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
  const draft: Draft = { state: before, outcome, next: undefined };
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
  if (command.kind === 'set' || command.kind === 'correct')
    fill(draft, command.slot, command.value, command.note);
  else if (command.kind === 'clear') clear(draft, command.slot);
  else if (command.kind === 'clarify') clarify(draft, command.slot, command.options, command.note);
  else if (command.kind === 'refuse') clarify(draft, command.slot, [], command.message);
  else if (command.kind === 'ask') outcome.questions.push(command.question);
  else if (command.kind === 'talk') outcome.talks.push(command.topic);
  else applyWish(draft, command.kind);
}

function applyWish(draft: Draft, kind: Wish): void {
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
  const asked = findAsked(draft.state.expects);
  const unsure = asked?.options.find((option) => /not sure/i.test(option));
  if (asked && unsure !== undefined) fill(draft, asked.id, unsure);
}

function fill(draft: Draft, slot: SlotId, value: string | number, note?: string): void {
  const { state, outcome } = draft;
  const checked = userDataSchema.shape[slot].safeParse(value);
  if (!checked.success) {
    outcome.notes.push(spoken.refused(findSlot(slot).label));
    return;
  }
  const isChange = state.values[slot] !== undefined && state.values[slot] !== checked.data;
  const rest = forget(state, slot);
  const values = { ...state.values, [slot]: checked.data };
  draft.state = { ...rest, values, recent: [...rest.recent, slot] };
  outcome.filled.push({ slot, isChange });
  if (note !== undefined) outcome.notes.push(note);
}

function clear(draft: Draft, slot: SlotId): void {
  draft.state = forget(draft.state, slot);
  draft.next = slot;
}

/** The state as if a question had never been answered. A change after the end leads to the summary again. */
function forget(state: DialogueState, slot: SlotId): DialogueState {
  const { [slot]: _value, ...values } = state.values;
  const isOther = (other: SlotId) => other !== slot;
  const { skipped, recent } = state;
  return {
    ...state,
    phase: 'collecting',
    values,
    skipped: skipped.filter(isOther),
    recent: recent.filter(isOther),
  };
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
  const asked = findAsked(draft.state.expects);
  if (asked && !asked.isRequired) skip(draft, asked.id);
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
  const { expects, values, skipped, recent } = draft.state;
  const asked = slots.findIndex(({ id }) => id === expects);
  const before = slots
    .slice(0, Math.max(asked, 0))
    .findLast(({ id }) => values[id] !== undefined || skipped.includes(id));
  const last = expects === 'confirm' ? recent.at(-1) : before?.id;
  if (last !== undefined) clear(draft, last);
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
  const isReopened = before.phase === 'opening' || outcome.said.has('clear') || outcome.said.has('restart');
  const isSame = expects === before.expects && !isReopened;
  outcome.isAskedAgain = isSame;
  const isUnanswered = (['unclear', 'not-known', 'skip'] as const).some((kind) => outcome.said.has(kind));
  const hasFailed = isSame && (outcome.clarified !== undefined || isUnanswered);
  const failedTries = hasFailed ? before.failedTries + 1 : isSame ? before.failedTries : 0;
  const clarified = outcome.clarified?.slot === expects ? outcome.clarified.options : undefined;
  const all = findAsked(expects)?.options ?? [];
  const isNumbered = failedTries >= 2 && all.length > 2;
  const kept = isSame && !hasFailed ? before.offered : [];
  const offered = isNumbered ? all : (clarified ?? kept);
  const isSummaryStated = expects === 'confirm' && !outcome.said.has('deny');
  return { ...state, phase, expects, offered, isNumbered, failedTries, isSummaryStated };
}
