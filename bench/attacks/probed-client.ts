import { Agent, request as startRequest } from 'node:http';
import * as z from 'zod';
import type { TextRequest } from '../../server/testing/attacks/hostile-requests.ts';
import type { SpawnedServer } from '../../server/testing/processes/spawn-server.ts';
import { type ChatMessage, chatMessageSchema } from '../../shared/api/chat.ts';

/** What a request cost the server: CPU time of its main thread, and of all its threads, in milliseconds. */
export type Measured = { status: number; mainMs: number; totalMs: number };

export type ProbedClient = Disposable & {
  send: (request: TextRequest) => Promise<Measured>;
  /** Returns the text of a response. */
  ask: (request: TextRequest) => Promise<string>;
  /** How long `/healthz` took in wall-clock milliseconds. */
  measureHealth: () => Promise<number>;
};

type Answer = { status: number; text: string };

let lastNumber = 0;

/** Sends requests one after the other to a server that runs with `cpu-probe.ts`. */
export function createProbedClient({ origin, port, process: child }: SpawnedServer): ProbedClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const waiting = new Map<string, (use: { mainMs: number; totalMs: number }) => void>();
  let rest = '';
  const listen = (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, name = '', main, total] = /^cpu (\S+) (\S+) (\S+)$/.exec(line) ?? [];
      waiting.get(name)?.({ mainMs: Number(main), totalMs: Number(total) });
      waiting.delete(name);
    }
  };
  child.stdout?.on('data', listen);

  const call = ({ method, path, headers, body }: TextRequest, name: string): Promise<Answer> => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const text = body === undefined ? '' : JSON.stringify(body);
    const sent = startRequest(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          Origin: origin,
          'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
          ...(text === ''
            ? {}
            : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
          ...headers,
          'X-Bench': name,
        },
      },
      (response) => {
        let received = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          received += chunk;
        });
        response
          .on('end', () => resolve({ status: response.statusCode ?? 0, text: received }))
          .on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(text);
    return promise;
  };

  const createName = () => {
    lastNumber += 1;
    return String(lastNumber);
  };

  return {
    async send(request) {
      const name = createName();
      const { promise, resolve } = Promise.withResolvers<{ mainMs: number; totalMs: number }>();
      waiting.set(name, resolve);
      const { status } = await call(request, name);
      // Node rejects these while parsing the headers, so there is no request to measure.
      if (status === 431 || (status === 400 && request.body === undefined))
        return { status, mainMs: 0, totalMs: 0 };
      return { status, ...(await promise) };
    },
    ask: async (request) => (await call(request, '')).text,
    async measureHealth() {
      const startedAt = performance.now();
      const request = { route: '', method: 'GET', path: '/healthz', headers: {} };
      const { status } = await call(request, '');
      if (status !== 200) throw new Error(`/healthz answered ${status}.`);
      return performance.now() - startedAt;
    },
    [Symbol.dispose]() {
      agent.destroy();
      child.stdout?.off('data', listen);
    },
  };
}

const answerSchema = z.object({
  expects: z.string().nullable(),
  suggestions: z.array(z.string()),
  conversationHistory: z.array(chatMessageSchema),
});
const known: Readonly<Record<string, string>> = {
  name: 'Maria Lopez',
  age: '42',
  state: 'Ohio',
  coverageAmount: '$500,000',
};

/**
 * Collects conversations that lead up to each of the assistant's questions, because the current question affects how a
 * message is parsed.
 */
export async function collectConversations(
  client: ProbedClient,
): Promise<readonly (readonly ChatMessage[])[]> {
  const conversations: (readonly ChatMessage[])[] = [];
  let message = 'I want a quote';
  for (;;) {
    const body = { message, conversationHistory: conversations.at(-1) ?? [] };
    const text = await client.ask({ route: '', method: 'POST', path: '/api/chat', headers: {}, body });
    const { expects, suggestions, conversationHistory } = answerSchema.parse(JSON.parse(text));
    conversations.push(conversationHistory);
    if (expects === null || expects === 'confirm') return conversations;
    message = known[expects] ?? suggestions[0] ?? 'no';
  }
}
