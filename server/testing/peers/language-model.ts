import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from './listen-on-loopback.ts';

/** How the server responds to the next questions; `answer` is sent whole, `stream` in pieces. */
export type ModelBehavior =
  | { kind: 'answer' | 'stream'; content: string }
  /** Answers each question, as the body of the request, in its own way. */
  | { kind: 'reply'; reply: (body: string) => string }
  /** Accepts the question and never responds. */
  | { kind: 'stall' }
  /** Sends the head of the response and nothing else. */
  | { kind: 'head-only' }
  /** Sends a little again and again, without an end. */
  | { kind: 'drip' }
  | { kind: 'break' }
  | { kind: 'break-midway' }
  | { kind: 'flood' }
  | { kind: 'redirect' }
  | { kind: 'raw'; body: string; status?: number };

type ReceivedQuestion = { path: string; authorization: string | undefined; body: string };

export type TestLanguageModel = AsyncDisposable & {
  /** The value for `LLM_BASE_URL`. */
  url: string;
  questions: readonly ReceivedQuestion[];
  behave: (behavior: ModelBehavior) => void;
};

/** Acts as an OpenAI-compatible server on the loopback, with every way to fail. */
export async function startLanguageModel(): Promise<TestLanguageModel> {
  const questions: ReceivedQuestion[] = [];
  let behavior: ModelBehavior = { kind: 'answer', content: '{"commands":[]}' };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      questions.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      const answering: Exclude<ModelBehavior, { kind: 'reply' }> =
        behavior.kind === 'reply' ? { kind: 'answer', content: behavior.reply(body) } : behavior;
      respond(answering, request, response);
    });
  });
  const listening = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${listening.port}/v1`,
    questions,
    behave: (next) => {
      behavior = next;
    },
    [Symbol.asyncDispose]: listening[Symbol.asyncDispose],
  };
}

function respond(
  behavior: Exclude<ModelBehavior, { kind: 'reply' }>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const stream = () => response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  switch (behavior.kind) {
    case 'answer':
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(
        JSON.stringify({ choices: [{ message: { role: 'assistant', content: behavior.content } }] }),
      );
      return;
    case 'stream':
      stream();
      for (const piece of behavior.content.match(/[\s\S]{1,7}/g) ?? []) response.write(composePiece(piece));
      // The connection stays open, as with some servers: `[DONE]` is the end.
      response.write('data: [DONE]\n\n');
      return;
    case 'stall':
      return;
    case 'head-only':
      stream().flushHeaders();
      return;
    case 'drip': {
      stream();
      const timer = setInterval(() => response.write(composePiece('…')), 5);
      response.once('close', () => clearInterval(timer));
      return;
    }
    case 'break':
      request.socket.destroy();
      return;
    case 'break-midway':
      stream();
      response.write(composePiece('{"commands":[{"kind":"set"'));
      setTimeout(() => request.socket.destroy(), 5);
      return;
    case 'flood':
      stream();
      response.end(composePiece('x'.repeat(1_000_000)));
      return;
    case 'redirect':
      response.writeHead(302, { Location: 'https://elsewhere.example/v1/chat/completions' });
      response.end();
      return;
    case 'raw':
      response.writeHead(behavior.status ?? 200, { 'Content-Type': 'application/json' });
      response.end(behavior.body);
  }
}

function composePiece(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
}
