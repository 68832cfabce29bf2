import * as z from 'zod';
import type { Config } from '../../../config.ts';
import { parseJson as parseOutsideJson } from '../../../platform/http/bodies/parse-json.ts';

type ModelFault =
  | 'busy'
  | 'connection'
  | 'first-byte-timeout'
  | 'timeout'
  | 'status'
  | 'too-large'
  | 'unreadable'
  | 'unusable';

/** Why a language model's answer wasn't used. It contains nothing that was asked or answered. */
export class ModelError extends Error {
  readonly fault: ModelFault;
  readonly status: number | undefined;
  constructor(fault: ModelFault, status?: number) {
    super(`unused answer of the language model: ${fault}`);
    this.name = 'ModelError';
    this.fault = fault;
    this.status = status;
  }
}

export type ModelMessage = { role: 'system' | 'user'; content: string };

export type ModelLimits = {
  firstByteMs: number;
  /** From the request to the last byte. */
  totalMs: number;
  maxBytes: number;
};

type Options = {
  fetch: typeof globalThis.fetch;
  config: NonNullable<Config['languageModel']>;
  limits: ModelLimits;
};

const contentSchema = z.object({ content: z.string().nullish() }).optional();
/** A whole completion, or a piece of one. */
const completionSchema = z.object({
  choices: z.array(z.object({ message: contentSchema, delta: contentSchema })),
});

/** Requests one completion. However the server fails, it only throws {@link ModelError}. */
export async function complete(options: Options, messages: readonly ModelMessage[]): Promise<string> {
  const { firstByteMs, totalMs } = options.limits;
  const abort = new AbortController();
  const total = setTimeout(() => abort.abort(new ModelError('timeout')), totalMs);
  const firstByte = setTimeout(() => abort.abort(new ModelError('first-byte-timeout')), firstByteMs);
  try {
    const response = await post(options, messages, abort.signal);
    if (!response.ok) throw new ModelError('status', response.status);
    return readCompletion(await readBody(response, options.limits, () => clearTimeout(firstByte)));
  } catch (cause) {
    if (abort.signal.reason instanceof ModelError) throw abort.signal.reason;
    throw cause instanceof ModelError ? cause : new ModelError('connection');
  } finally {
    clearTimeout(total);
    clearTimeout(firstByte);
    // Stops reading what is still on its way.
    abort.abort();
  }
}

function post(
  { fetch, config }: Options,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${config.baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream, application/json',
      ...(config.apiKey ? { Authorization: `Bearer ${config.apiKey}` } : {}),
    },
    body: JSON.stringify({ model: config.model, messages, temperature: 0, max_tokens: 500, stream: true }),
    // The key must not follow a redirect to another host.
    redirect: 'error',
    signal,
  });
}

async function readBody(
  response: Response,
  { maxBytes }: ModelLimits,
  onFirstByte: () => void,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    onFirstByte();
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new ModelError('too-large');
    text += decoder.decode(chunk, { stream: true });
    if (isStreamOver(text)) break;
  }
  return text + decoder.decode();
}

/** Whether a streamed response has ended, so that no one waits for a connection that stays open. */
function isStreamOver(body: string): boolean {
  return /^data:\s*\[DONE\]\s*$/m.test(body);
}

/** Returns the text of a completion, streamed or whole. Some servers always stream, others never do. */
function readCompletion(body: string): string {
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
