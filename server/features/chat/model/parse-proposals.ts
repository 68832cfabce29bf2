import * as z from 'zod';
import { userDataSchema } from '../../../../shared/quote/user-data.ts';
import type { Command } from '../dialogue/commands.ts';
import { listNumbers } from '../dialogue/text/tokens.ts';
import { ModelError } from './model-error.ts';
import { parseJson } from './read-completion.ts';

/** The name is never sent to a model, so no model can know it. */
const slotSchema = userDataSchema.keyof().exclude(['name']);
const evidence = z.string().min(1).max(300);
const proposalSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['set', 'correct']),
    slot: slotSchema,
    value: z.union([z.string(), z.number()]),
    evidence,
  }),
  z.strictObject({ kind: z.literal('ask'), evidence }),
  // Only the person can end, confirm, or discard something.
  z.strictObject({ kind: z.enum(['summarise', 'hand-over']), evidence }),
]);
const answerSchema = z.strictObject({ commands: z.array(z.unknown()).max(20) });
type Proposal = z.infer<typeof proposalSchema>;

const maxCommands = 8;

/**
 * The commands in a model's answer that are based on the person's words. Others are dropped. `message` is what the
 * model was shown. Throws {@link ModelError} if the answer isn't a list of commands.
 */
export function parseProposals(content: string, message: string): readonly Command[] {
  const answer = answerSchema.safeParse(parseJson(stripFence(content)));
  if (!answer.success) throw new ModelError('unusable');
  const words = fold(message);
  return answer.data.commands
    .flatMap((command) => proposalSchema.safeParse(command).data ?? [])
    .filter((proposal) => isGrounded(proposal, words))
    .slice(0, maxCommands)
    .map(toCommand);
}

/** Many models wrap JSON in a block of code. */
function stripFence(content: string): string {
  return /^```(?:json)?([\s\S]*)```$/.exec(content.trim())?.[1] ?? content;
}

function isGrounded(proposal: Proposal, words: string): boolean {
  const proof = fold(proposal.evidence);
  if (!/[\p{L}\d]/u.test(proof) || /\[[a-z]+\]/.test(proof) || !isWithin(proof, words)) return false;
  if (proposal.kind !== 'set' && proposal.kind !== 'correct') return true;
  const { slot, value } = proposal;
  if (!userDataSchema.shape[slot].safeParse(value).success) return false;
  // An age or amount that isn't in the words was made up.
  if (slot === 'age') return listNumbers(proof).includes(Number(value));
  if (slot === 'coverageAmount') return listNumbers(proof).includes(Number(String(value).replace(/\D/g, '')));
  return true;
}

/** Whole words only, so that "no" isn't found in "know". */
function isWithin(proof: string, words: string): boolean {
  return ` ${words.replaceAll(/[^\p{L}\d$%+'-]+/gu, ' ')} `.includes(
    ` ${proof.replaceAll(/[^\p{L}\d$%+'-]+/gu, ' ').trim()} `,
  );
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ').trim();
}

function toCommand(proposal: Proposal): Command {
  switch (proposal.kind) {
    case 'set':
    case 'correct':
      return proposal.slot === 'age' ? { ...proposal, value: Number(proposal.value) } : proposal;
    case 'ask':
      return { kind: 'ask', question: proposal.evidence };
    default:
      return { kind: proposal.kind };
  }
}
