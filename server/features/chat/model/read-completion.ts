import * as z from 'zod';
import { parseJson as parseOutsideJson } from '../../../platform/http/bodies/parse-json.ts';
import { ModelError } from './model-error.ts';

const contentSchema = z.object({ content: z.string().nullish() }).optional();
/** A whole completion, or a piece of one. */
const completionSchema = z.object({
  choices: z.array(z.object({ message: contentSchema, delta: contentSchema })),
});

/** Whether a streamed response has ended, so that no one waits for a connection that stays open. */
export function isStreamOver(body: string): boolean {
  return /^data:\s*\[DONE\]\s*$/m.test(body);
}

/** Returns the text of a completion, streamed or whole. Some servers always stream, others never do. */
export function readCompletion(body: string): string {
  const text = /^\s*(?:data|event|id|:)/.test(body) ? readStream(body) : readPart(body);
  if (text.trim() === '') throw new ModelError('unusable');
  return text;
}

function readStream(body: string): string {
  const lines = body.split(/\r?\n/).filter((line) => line.startsWith('data:'));
  return lines
    .map((line) => line.slice('data:'.length).trim())
    .filter((data) => data !== '' && data !== '[DONE]')
    .map(readPart)
    .join('');
}

function readPart(json: string): string {
  const parsed = completionSchema.safeParse(parseJson(json));
  if (!parsed.success) throw new ModelError('unreadable');
  const [choice] = parsed.data.choices;
  return (choice?.message ?? choice?.delta)?.content ?? '';
}

export function parseJson(text: string): unknown {
  try {
    return parseOutsideJson(text);
  } catch {
    throw new ModelError('unreadable');
  }
}
