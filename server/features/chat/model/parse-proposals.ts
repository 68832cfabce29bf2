import * as z from 'zod';
import { checkProposals, type Proposal } from '../dialogue/proposals.ts';
import { ModelError, parseJson } from './complete.ts';

const answerSchema = z.strictObject({ commands: z.array(z.unknown()).max(20) });

/**
 * The proposals in a model's answer that are based on the person's words. Others are dropped. `message` is what the
 * model was shown. Throws {@link ModelError} if the answer isn't a list of commands.
 */
export function parseProposals(content: string, message: string): readonly Proposal[] {
  // Many models wrap JSON in a block of code.
  const json = /^```(?:json)?([\s\S]*)```$/.exec(content.trim())?.[1] ?? content;
  const answer = answerSchema.safeParse(parseJson(json));
  if (!answer.success) throw new ModelError('unusable');
  return checkProposals(answer.data.commands, message);
}
