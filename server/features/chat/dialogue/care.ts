import type { ChatMessage } from '../../../../shared/api/chat.ts';
import { emergencyAnswer } from '../answers/messages.ts';
import { spoken } from '../messages.ts';
import { asksOn, type Outcome } from './apply.ts';
import type { Command, SmallTalk } from './commands.ts';
import type { DialogueState } from './dialogue-state.ts';
import { speakTalk } from './speech.ts';

/** What the last answers said about danger. */
export type RecentDanger = {
  /** Whether they gave the numbers for people in danger, or even the whole answer, so that less is enough to do it again. */
  wasDoubt: boolean;
  wasDanger: boolean;
  /** Whether they gave them so recently that the line with them isn't repeated. */
  hasNumbers: boolean;
  /** Whether the last one asked nothing because of danger. */
  isCalm: boolean;
};

export function recallDanger(history: readonly ChatMessage[]): RecentDanger {
  const answers = history.filter(({ isUser }) => !isUser).map(({ content }) => content);
  return {
    wasDoubt: answers.slice(-3).some(givesNumbers),
    wasDanger: answers.slice(-3).some((answer) => answer.startsWith(emergencyAnswer.text)),
    hasNumbers: answers.slice(-2).some(givesNumbers),
    isCalm: answers
      .slice(-1)
      .some((answer) => [spoken.waiting, spoken.listening].some((ending) => answer.endsWith(ending))),
  };
}

function givesNumbers(answer: string): boolean {
  return [emergencyAnswer.text, spoken.numbers, spoken.reminder].some((numbers) => answer.includes(numbers));
}

/** What says nothing to someone who may be in danger. */
const idleTalk: ReadonlySet<SmallTalk> = new Set([
  'off-topic',
  'complaint',
  'other-person',
  'why',
  'options',
]);
const idleKinds: ReadonlySet<Command['kind']> = new Set(['unclear', 'not-known', 'hand-over', 'ask']);

/** Whether nothing was understood that a kind word could not answer. */
export function isIdle(command: Command): boolean {
  return command.kind === 'unclear' || (command.kind === 'talk' && idleTalk.has(command.topic));
}

/** Whether a message brings the quote no further. */
export function isAside(commands: readonly Command[], outcome: Outcome): boolean {
  return !asksOn(outcome) && commands.every(({ kind }) => kind === 'talk' || idleKinds.has(kind));
}

/** A quote that is under way waits: a yes or no is about what was said, and answers no question. */
export function pause({ phase }: DialogueState): readonly Command[] {
  return phase === 'complete' ? [] : [{ kind: 'cancel' }];
}

/** Said in place of the next question. */
export function speakCalmly({ phase, values }: DialogueState): string {
  return phase === 'complete' || Object.keys(values).length === 0 ? spoken.listening : spoken.waiting;
}

/** Said where danger is possible and nothing else was understood than `text`, which answers. */
export function speakKindly(
  before: DialogueState,
  state: DialogueState,
  { talks, said }: Outcome,
  { isSuspected, numbers, text }: { isSuspected: boolean; numbers: string; text: string },
): readonly string[] {
  const talk = talks.filter((topic) => !idleTalk.has(topic)).map((topic) => speakTalk(topic, before, state));
  const kind = [isSuspected ? spoken.sorry : '', numbers === '' ? spoken.reminder : ''].join(' ').trim();
  return [...talk, text === '' ? kind : text, said.has('hand-over') ? spoken.handOver : ''];
}
