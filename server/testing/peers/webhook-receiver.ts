import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from './listen-on-loopback.ts';

type ReceivedWebhook = { path: string; headers: IncomingHttpHeaders; body: string };

export type WebhookReceiver = AsyncDisposable & {
  url: string;
  port: number;
  /** Every call so far, no matter what the response was. */
  calls: readonly ReceivedWebhook[];
  /** Sets the status of the next responses; `hang` never responds. */
  answerWith: (next: number | 'hang') => void;
  /** Resolves once the sender cut off a call. */
  cutOff: Promise<void>;
};

/** Acts as an operator's own server, on the loopback. Pass a port that was used before to restart it there. */
export async function startWebhookReceiver(wantedPort?: number): Promise<WebhookReceiver> {
  const calls: ReceivedWebhook[] = [];
  const cutOff = Promise.withResolvers<void>();
  let status: number | 'hang' = 204;
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) cutOff.resolve();
    });
    void text(request).then((body) => {
      const { url: path = '', headers } = request;
      calls.push({ path, headers, body });
      if (status === 'hang') return;
      response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end();
    });
  });
  const { port, [Symbol.asyncDispose]: dispose } = await listenOnLoopback(server, wantedPort);
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    calls,
    answerWith: (next) => {
      status = next;
    },
    cutOff: cutOff.promise,
    [Symbol.asyncDispose]: dispose,
  };
}
