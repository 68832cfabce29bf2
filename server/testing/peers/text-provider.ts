import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from './listen-on-loopback.ts';

type ReceivedText = { path: string; authorization: string; form: Record<string, string> };

export type TextProvider = AsyncDisposable & {
  url: string;
  texts: readonly ReceivedText[];
  /** Sets the status of the next responses. */
  answerWith: (status: number) => void;
};

/** Acts as Twilio's API on the loopback, on a free port unless one is given. */
export async function startTextProvider(wantedPort?: number): Promise<TextProvider> {
  const texts: ReceivedText[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { url = '', headers } = request;
      const form = Object.fromEntries(new URLSearchParams(body));
      if (status < 300) texts.push({ path: url, authorization: headers.authorization ?? '', form });
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(
        JSON.stringify(status < 300 ? { sid: 'SM1' } : { code: 21_211, message: `Bad ${form.To}` }),
      );
    });
  });
  const listening = await listenOnLoopback(server, wantedPort);
  return {
    url: `http://127.0.0.1:${listening.port}`,
    texts,
    answerWith: (next) => {
      status = next;
    },
    [Symbol.asyncDispose]: listening[Symbol.asyncDispose],
  };
}
