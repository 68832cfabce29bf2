import * as z from 'zod';
import type { SlotId } from '../../../../shared/api/chat.ts';
import { userDataSchema } from '../../../../shared/quote/user-data.ts';
import { parseJson } from '../../../platform/http/bodies/parse-json.ts';
import type { Command } from './commands.ts';
import { cleanText } from './text/plain-text.ts';
import { listNumbers } from './text/tokens.ts';

const maxProposals = 17;

const evidence = z.string().min(1).max(1000);
const proposalSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['set', 'correct']),
    // The name is never sent to a model, so no model can know it.
    slot: userDataSchema.keyof().exclude(['name']),
    value: z.union([z.string().max(200), z.number()]),
    evidence,
  }),
  z.strictObject({ kind: z.literal('ask'), evidence }),
  // Only the person can end, confirm, or discard something.
  z.strictObject({ kind: z.enum(['summarise', 'hand-over']), evidence }),
]);
/** What a language model read in a message, each with the person's own words for it. */
export type Proposal = z.infer<typeof proposalSchema>;

/**
 * The proposals of a language model that may count: those whose evidence is word for word in the person's message, and
 * whose value the form's schema takes. Everything else is dropped, without a word.
 */
export function checkProposals(proposals: readonly unknown[], message: string): readonly Proposal[] {
  return proposals
    .slice(0, maxProposals)
    .flatMap((proposal) => proposalSchema.safeParse(proposal).data ?? [])
    .filter((proposal) => occursIn(proposal.evidence, message) && isValid(proposal));
}

/** The proposals that an assistant's message carries as JSON, checked against the message that it answered. */
export function readProposals(json: string | undefined, message: string): readonly Proposal[] {
  return checkProposals(parseItems(json), message);
}

/** What an assistant's message carries as JSON. It comes back from a browser, so it may be anything. */
export function parseItems(json = '[]'): readonly unknown[] {
  try {
    const items = parseJson(json);
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}

/**
 * What is done with proposals when the rules could not read a message: a value for the slot that is asked is offered, so
 * that the person and not the model says yes to it.
 */
export function offerProposals(proposals: readonly Proposal[], asked: SlotId | null): readonly Command[] {
  const offers = proposals.flatMap((proposal): Command[] => {
    if (proposal.kind === 'ask') return [{ kind: 'ask', question: proposal.evidence }];
    if (!('slot' in proposal)) return [{ kind: proposal.kind }];
    const { slot, value, evidence } = proposal;
    return slot === asked ? [{ kind: 'clarify', slot, options: [String(value)], evidence }] : [];
  });
  return offers.slice(0, 1);
}

/** An age or amount that isn't in the words was made up. */
function isValid(proposal: Proposal): boolean {
  if (!('slot' in proposal)) return true;
  const { slot, value, evidence } = proposal;
  if (!userDataSchema.shape[slot].safeParse(value).success) return false;
  const isNumber = slot === 'age' || slot === 'coverageAmount';
  return !isNumber || listNumbers(evidence).includes(Number(String(value).replace(/\D/g, '')));
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
