import * as z from 'zod';
import type { SlotId } from '../../../../shared/api/chat.ts';
import { userDataSchema } from '../../../../shared/quote/user-data.ts';
import { parseJson } from '../../../platform/http/bodies/parse-json.ts';
import type { Command } from './commands.ts';
import { slotIds } from './slots.ts';
import { cleanText } from './text/plain-text.ts';

const maxProposals = 17;

const proposalSchema = z.union([
  z.object({
    kind: z.enum(['set', 'correct']),
    slot: z.enum(slotIds),
    value: z.union([z.string().max(200), z.number()]),
    evidence: z.string().min(1).max(1000),
  }),
  z.object({ kind: z.literal('ask'), question: z.string().min(1).max(1000) }),
  z.object({ kind: z.enum(['summarise', 'hand-over']) }),
]);

/**
 * The commands of a language model that may count: values that the form's schema takes and whose evidence stands word
 * for word in the person's message, and wishes that change no value. Everything else is dropped, without a word.
 */
export function checkProposals(proposals: unknown, message: string): readonly Command[] {
  if (!Array.isArray(proposals)) return [];
  return proposals.slice(0, maxProposals).flatMap((proposal: unknown): Command[] => {
    const parsed = proposalSchema.safeParse(proposal);
    if (!parsed.success) return [];
    const command = parsed.data;
    if (command.kind === 'ask') return occursIn(command.question, message) ? [command] : [];
    if (command.kind !== 'set' && command.kind !== 'correct') return [command];
    const isValid = userDataSchema.shape[command.slot].safeParse(command.value).success;
    return isValid && occursIn(command.evidence, message) ? [command] : [];
  });
}

/** The proposals that an assistant's message carries as JSON, checked against the message that it answered. */
export function readProposals(json: string | undefined, message: string): readonly Command[] {
  if (json === undefined) return [];
  try {
    return checkProposals(parseJson(json), message);
  } catch {
    return [];
  }
}

/**
 * What is done with proposals when the rules could not read a message: a value for the slot that is asked is offered, so
 * that the person and not the model says yes to it.
 */
export function offerProposals(proposals: readonly Command[], asked: SlotId | null): readonly Command[] {
  const offers = proposals.flatMap((command): Command[] => {
    if (command.kind !== 'set' && command.kind !== 'correct') return [command];
    if (command.slot !== asked) return [];
    return [{ kind: 'clarify', slot: asked, options: [String(command.value)], evidence: command.evidence }];
  });
  return offers.slice(0, 1);
}

function occursIn(evidence: string, message: string): boolean {
  const words = normalize(evidence);
  return words !== '' && ` ${normalize(message)} `.includes(` ${words} `);
}

function normalize(text: string): string {
  return cleanText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim();
}
