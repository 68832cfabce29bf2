import * as z from 'zod';
import { parseJson as parseOutsideJson } from '../../../platform/http/bodies/parse-json.ts';
import { ModelError } from './model-error.ts';

const wholeSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
});
const pieceSchema = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })),
});

/** Whether a streamed response has ended, so that no one waits for a connection that stays open. */
export function isStreamOver(body: string): boolean {
  return /^data:\s*\[DONE\]\s*$/m.test(body);
}

/** Returns the text of a completion, streamed or whole. Some servers always stream, others never do. */
export function readCompletion(body: string): string {
  const text = /^\s*(?:data|event|id|:)/.test(body) ? readStream(body) : readWhole(body);
  if (text.trim() === '') throw new ModelError('unusable');
  return text;
}

function readWhole(body: string): string {
  const parsed = wholeSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new ModelError('unreadable');
  return parsed.data.choices[0]?.message.content ?? '';
}

function readStream(body: string): string {
  const lines = body.split(/\r?\n/).filter((line) => line.startsWith('data:'));
  return lines
    .map((line) => line.slice('data:'.length).trim())
    .filter((data) => data !== '' && data !== '[DONE]')
    .map((data) => {
      const parsed = pieceSchema.safeParse(parseJson(data));
      if (!parsed.success) throw new ModelError('unreadable');
      return parsed.data.choices[0]?.delta?.content ?? '';
    })
    .join('');
}

export function parseJson(text: string): unknown {
  try {
    return parseOutsideJson(text);
  } catch {
    throw new ModelError('unreadable');
  }
}
