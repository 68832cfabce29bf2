import type { SlotId } from '../../../../shared/api/chat.ts';
import { formatSummary } from '../../../../shared/quote/summary.ts';
import { spoken, talkTexts } from '../messages.ts';
import type { Outcome } from './apply.ts';
import type { SmallTalk } from './commands.ts';
import type { DialogueState } from './dialogue-state.ts';
import { findAsked, findSlot, slots } from './slots.ts';

/** What the assistant says about the outcome before it asks on: what it took down, and its small talk. */
export function speakOutcome(before: DialogueState, state: DialogueState, outcome: Outcome): string[] {
  const { said, notes } = outcome;
  const lines = outcome.talks.map((topic) => speakTalk(topic, before, state));
  if (said.has('restart')) lines.push(spoken.restart);
  if (said.has('cancel')) lines.push(spoken.cancel);
  if (said.has('hand-over')) lines.push(spoken.handOver);
  if (said.has('summarise') && state.expects !== 'confirm')
    lines.push(
      Object.keys(state.values).length === 0 ? spoken.nothingYet : spoken.soFar(formatSummary(state)),
    );
  if (said.has('resume') && before.phase === 'paused') lines.push(spoken.resume);
  if (said.has('unclear')) lines.push(speakUnclear(before, state));
  lines.push(...speakFilled(state, outcome), ...notes, ...speakSkipped(before, outcome));
  const all = lines.filter((line) => line !== '');
  // Before a quote nothing is asked, so what can't be done yet is answered with what can.
  const isSilent = all.length === 0 && state.phase === 'opening' && outcome.questions.length === 0;
  return isSilent ? [spoken.introduction] : all;
}

function speakUnclear(before: DialogueState, state: DialogueState): string {
  if (state.phase === 'complete' || state.phase === 'paused') return spoken.unsure;
  if (state.phase === 'opening') return `${spoken.unsure} ${spoken.introduction}`;
  if (state.expects === 'confirm') return spoken.notConfirmed;
  return before.failedTries === 0 ? spoken.notRead : spoken.notReadAgain;
}

export function speakTalk(topic: SmallTalk, before: DialogueState, state: DialogueState): string {
  switch (topic) {
    case 'greeting':
      return before.phase === 'opening' ? `${spoken.hello} ${spoken.introduction}` : spoken.hello;
    case 'why':
      return findAsked(state.expects)?.why ?? spoken.why;
    case 'options':
      return speakOptions(state);
    case 'progress':
      return speakRemaining(state);
    case 'start':
      return before.phase === 'opening' ? spoken.start : speakUnderWay(state);
    default:
      return talkTexts[topic];
  }
}

function speakUnderWay(state: DialogueState): string {
  return state.phase === 'complete' ? '' : `${spoken.underWay} ${speakRemaining(state)}`;
}

function speakOptions({ expects }: DialogueState): string {
  const { hints = [], options = [] } = findAsked(expects) ?? {};
  if (hints.length > 0) return hints.join('\n');
  if (expects === 'state' || expects === 'age') return spoken.anyValue[expects];
  return options.length === 0 ? '' : spoken.choices(options);
}

function speakRemaining(state: DialogueState): string {
  const open = slots.filter(({ id }) => state.values[id] === undefined && !state.skipped.includes(id));
  if (open.length === 0) return spoken.lastQuestion;
  const optional = open.filter(({ isRequired }) => !isRequired).length;
  return spoken.remaining(open.length, optional);
}

/** Values are repeated, so that a person sees what was understood and can correct it. */
function speakFilled(state: DialogueState, { filled }: Outcome): string[] {
  const changed = filled.filter(({ isChange }) => isChange);
  const fresh = filled.filter(({ isChange }) => !isChange);
  const lines = changed.map(({ slot }) => spoken.changed(findSlot(slot).label, state.values[slot]));
  const only = fresh[0];
  if (fresh.length === 1 && only?.slot === 'name') return [...lines, spoken.niceToMeet(state.values.name)];
  if (fresh.length > 0) {
    const list = fresh.map(({ slot }) => `${findSlot(slot).label}: ${state.values[slot]}`).join('; ');
    lines.push(spoken.gotIt(list));
  }
  return lines;
}

function speakSkipped(before: DialogueState, { skipped, said }: Outcome): string[] {
  if (skipped.length > 1) return [spoken.skippedRest];
  if (skipped.length === 1) return [said.has('not-known') ? spoken.leftOut : spoken.skipped];
  if (said.has('skip-rest')) return [spoken.needed];
  const asked = findAsked(before.expects);
  if (!asked) return [];
  if (said.has('skip')) return [spoken.cannotSkip];
  return said.has('not-known') ? [speakHelp(asked.id)] : [];
}

function speakHelp(slot: SlotId): string {
  if (slot === 'coverageAmount') return spoken.amountHelp;
  const { hints, isRequired } = findSlot(slot);
  return [isRequired ? spoken.chooseClosest : spoken.chooseOrSkip, ...hints].join('\n');
}

/**
 * The question that is asked next, or the summary with its own. Empty when nothing is asked. It is never only repeated:
 * `isAlone` says that nothing stands before it.
 */
export function speakQuestion(state: DialogueState, outcome: Outcome, isAlone = false): string {
  const { expects, offered, isNumbered } = state;
  if (expects === null) return state.phase === 'complete' ? spoken.ready : '';
  if (expects === 'confirm') return speakConfirm(state, outcome);
  const { ask, why, isRequired, options } = findSlot(expects);
  const optional = isRequired ? '' : ` ${spoken.maySkip}`;
  if (state.failedTries > maxAskBacks)
    return [options.length > 0 ? spoken.choices(options) : hintOf(expects), optional].join('').trim();
  if (isNumbered) return `${spoken.numbered(ask, options)}${optional}`;
  if (offered.length > 0 && outcome.clarified) return speakOffered(ask, offered);
  if (outcome.isAskedAgain)
    return `${ask}${isAlone || outcome.talks.includes('start') || state.failedTries > 0 ? ` ${hintOf(expects)}` : ''}${optional}`;
  return `${why} ${ask}${optional}`.trim();
}

/** After so many, the question isn't repeated again, only its answers. */
const maxAskBacks = 2;

function speakOffered(ask: string, offered: readonly string[]): string {
  const only = offered[0];
  if (offered.length === 1 && only !== undefined) return spoken.doYouMean(only);
  if (offered.every((option) => option === 'Yes' || option === 'No')) return spoken.toBeSure(ask);
  return spoken.whichFits(offered);
}

function hintOf(slot: SlotId): string {
  if (slot === 'name' || slot === 'age' || slot === 'state') return spoken.hints[slot];
  return spoken.choices(findSlot(slot).options);
}

function speakConfirm(state: DialogueState, outcome: Outcome): string {
  return outcome.said.has('deny') ? spoken.whatToChange : spoken.confirm(formatSummary(state));
}

/** Short answers to what is asked, in words that the dialogue understands. */
export function suggest(state: DialogueState, outcome: Outcome): string[] {
  const { expects, offered, phase } = state;
  const { suggestions } = spoken;
  if (phase === 'complete') return [...suggestions.ready];
  const isEmpty = phase === 'opening' || (phase === 'paused' && Object.keys(state.values).length === 0);
  if (isEmpty) return [...suggestions.opening];
  if (phase === 'paused') return [...suggestions.paused];
  if (expects === null) return [];
  if (expects === 'confirm')
    return outcome.said.has('deny') ? [...suggestions.change] : [...suggestions.confirm];
  const { options, isRequired } = findSlot(expects);
  const isAskedBack = offered.length === 1;
  const listed = isAskedBack ? [...offered, 'No'] : offered.length > 0 ? offered : options;
  return isRequired ? [...listed] : [...listed, suggestions.skip];
}
