import type { Command } from '../commands.ts';
import type { DialogueState } from '../dialogue-state.ts';
import elses from '../lexicon/elses.json' with { type: 'json' };
import intents from '../lexicon/intents.json' with { type: 'json' };
import { hasCue } from '../reader/cues.ts';
import { findAsked } from '../slots.ts';
import { createLabeledMatcher, type PhraseMatcher, type Token } from './phrases.ts';
import { fits, toRules } from './rules.ts';

const wholes = createLabeledMatcher(intents.whole);
const talks = createLabeledMatcher(intents.talk);
const anywhere = createLabeledMatcher(intents.anywhere);
const unknowing = createLabeledMatcher({ unknowing: intents['not-known'], light: intents['not-known-lead'] });

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ...(['restart', 'cancel', 'resume', 'summarise', 'back', 'skip-rest', 'skip'] as const).map(
    (kind) => [kind, { kind }] as const,
  ),
  ...(['options', 'why', 'progress', 'wait', 'greeting', 'thanks', 'goodbye'] as const).map(
    (topic) => [topic, { kind: 'talk', topic }] as const,
  ),
]);
const maxWords = 8;
const others = toRules(elses);

/** What the phrases that make up all of a text say; undefined where a word is left over. */
export function coverTokens(
  all: readonly Token[],
  matcher: PhraseMatcher<string>,
): readonly string[] | undefined {
  const tokens = all.filter(isWord);
  const labels: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = matcher.find(tokens, at);
    if (!found) return undefined;
    if (found.label !== 'light') labels.push(found.label);
    at += found.length;
  }
  return labels;
}

export function isWord({ text }: Token): boolean {
  return /[\p{L}\p{N}#%]/u.test(text);
}

/** Whether some words of a text say this. */
export function says(label: keyof typeof intents.anywhere, all: readonly Token[]): boolean {
  const tokens = all.filter(isWord);
  return tokens.some((_, at) => anywhere.find(tokens, at)?.label === label);
}

/** A message that as a whole is one wish, such as `start over`. */
export function readIntent(tokens: readonly Token[], expects: DialogueState['expects']): Command | undefined {
  if (says('identity', tokens)) return { kind: 'talk', topic: 'identity' };
  if (says('privacy', tokens)) return { kind: 'talk', topic: 'privacy' };
  const text = tokens.map((token) => token.text).join(' ');
  const handOver: Command = { kind: 'hand-over' };
  if (says('hand-over', tokens) && !isElse(handOver, text, expects)) return handOver;
  const found = new Set(coverTokens(tokens, wholes));
  for (const lesser of ['wait', 'skip']) if (found.size > 1) found.delete(lesser);
  const [label = '', ...more] = found;
  const command = more.length === 0 ? commands.get(label) : undefined;
  if (!command) return readUnfinished(tokens, text);
  return isElse(command, text, expects) ? undefined : asOptional(command, text, expects);
}

function readUnfinished(tokens: readonly Token[], text: string): Command | undefined {
  if (says('called-off', tokens) && !hasCue('asksWhether', tokens) && !text.includes('?'))
    return { kind: 'cancel' };
  const isMoment = tokens.length <= maxWords && !tokens.some(({ number }) => number !== undefined);
  const isPause = isMoment && says('moment', tokens) && !says('start', tokens) && !text.includes('?');
  return isPause ? { kind: 'talk', topic: 'wait' } : undefined;
}

/** At the summary `go ahead` confirms, and `later` may be an answer. */
function isElse({ kind }: Command, text: string, expects: DialogueState['expects']): boolean {
  const isAnswering = findAsked(expects)?.options.includes('Yes') === true;
  const features = new Set<string>([kind, expects ?? '', ...(isAnswering ? ['answering'] : [])]);
  return others.some((rule) => fits(rule, text, features));
}

/** `I don't want to answer that` passes over what may be passed over. */
function asOptional(command: Command, text: string, expects: DialogueState['expects']): Command {
  const isOptional = findAsked(expects)?.isRequired === false;
  return command.kind === 'cancel' && isOptional && /\banswer\b/.test(text) ? { kind: 'skip' } : command;
}

/** Small talk, and what is left of a message that no value was read from. */
export function readTalk(tokens: readonly Token[]): Command | undefined {
  const [topic] = coverTokens(tokens, talks) ?? [];
  if (topic !== undefined) return commands.get(topic);
  if (says('varies', tokens)) return { kind: 'unclear' };
  if (isUnknowing(tokens)) return { kind: 'not-known' };
  return says('start', tokens) ? { kind: 'talk', topic: 'start' } : undefined;
}

function isUnknowing(all: readonly Token[]): boolean {
  const tokens = all.filter(isWord);
  let at = 0;
  let found = unknowing.find(tokens, at);
  while (found?.label === 'light') {
    at += found.length;
    found = unknowing.find(tokens, at);
  }
  return found !== undefined && !tokens.slice(at).some(({ text }) => /^(?:what|how|why)$/.test(text));
}
