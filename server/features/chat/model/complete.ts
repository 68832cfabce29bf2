import { ModelError } from './model-error.ts';
import { isStreamOver, readCompletion } from './read-completion.ts';

export type ModelMessage = { role: 'system' | 'user'; content: string };

export type ModelLimits = {
  firstByteMs: number;
  /** From the request to the last byte. */
  totalMs: number;
  maxBytes: number;
};

type Options = {
  fetch: typeof globalThis.fetch;
  config: { baseUrl: string; apiKey: string | undefined; model: string };
  limits: ModelLimits;
};

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
