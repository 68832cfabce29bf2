import type { SlotId } from '../../../../../shared/api/chat.ts';
import type { Command } from '../commands.ts';
import { findSlot } from '../slots.ts';
import { says, wholes } from './patterns.ts';

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ...(['restart', 'cancel', 'resume', 'summarise', 'back', 'skip-rest', 'skip'] as const).map(
    (kind) => [kind, { kind }] as const,
  ),
  ...(['options', 'why', 'progress', 'wait'] as const).map(
    (topic) => [topic, { kind: 'talk', topic }] as const,
  ),
]);

const asks = /\?|\b(?:can i|could|how (?:do|can)|what (?:if|happens)|if i|when i|would)\b/;

/** A message that as a whole is one wish, such as `start over`. `text` is simplified. */
export function readIntent(text: string, expects: SlotId | 'confirm' | null): Command | undefined {
  const bare = text.replace(/[.!?,]+$/g, '').trim();
  if (says('identity', bare)) return { kind: 'talk', topic: 'identity' };
  if (says('privacy', bare)) return { kind: 'talk', topic: 'privacy' };
  if (says('handOver', bare)) return { kind: 'hand-over' };
  const found = findWhole(bare);
  if (!found) return says('calledOff', bare) && !asks.test(text) ? { kind: 'cancel' } : undefined;
  // At the summary `go ahead` confirms, and `no thanks` declines what is asked rather than skips it.
  if (expects === 'confirm' && (found.kind === 'resume' || found.kind === 'skip')) return undefined;
  if (
    found.kind === 'skip' &&
    (/^no thanks/.test(bare) || (expects === 'noMedicalExam' && /\bskip\b/.test(bare)))
  )
    return undefined;
  if (
    found.kind === 'cancel' &&
    /\banswer(?: (?:that|this|it)(?: question| one)?)?$/.test(bare) &&
    isOptional(expects)
  )
    return { kind: 'skip' };
  if (found.kind === 'cancel' && expects === 'approvalPreference' && /\b(?:later|now)\b/.test(bare))
    return undefined;
  if (found.kind === 'cancel' && expects === 'smokingStatus' && /^(?:i )?(?:quit|stop)/.test(bare))
    return undefined;
  return found;
}

function findWhole(text: string): Command | undefined {
  return commands.get(wholes.find(({ pattern }) => pattern.test(text))?.name ?? '');
}

function isOptional(expects: SlotId | 'confirm' | null): boolean {
  return expects !== null && expects !== 'confirm' && !findSlot(expects).isRequired;
}

/** Small talk, and what is left of a message that no value was read from. */
export function readTalk(text: string): Command | undefined {
  const bare = text
    .replace(/[.!?,]+$/g, '')
    .replace(/[^\p{L}\p{N}' ,$]/gu, '')
    .trim();
  if (says('greeting', bare)) return { kind: 'talk', topic: 'greeting' };
  if (says('thanks', bare)) return { kind: 'talk', topic: 'thanks' };
  if (says('goodbye', bare)) return { kind: 'talk', topic: 'goodbye' };
  if (says('varies', bare)) return { kind: 'unclear' };
  if (says('notKnown', bare)) return { kind: 'not-known' };
  if (says('start', bare)) return { kind: 'talk', topic: 'start' };
  return undefined;
}
