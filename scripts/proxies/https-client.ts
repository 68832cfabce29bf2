import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Call = {
  path: string;
  method?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
  /** The client's own address. */
  from?: string;
  /** The name that the browser has in its address bar. */
  host?: string;
};

/** Calls a proxy on this machine as browsers of several addresses would. */
export function createHttpsClient(port: number) {
  const open = ({ path, method = 'GET', headers = {}, from = '127.0.0.1', host = 'www.example.com' }: Call) =>
    request({
      host: '127.0.0.1',
      port,
      path,
      method,
      localAddress: from,
      servername: host,
      // The proxies' certificates are made for this run.
      rejectUnauthorized: false,
      agent: false,
      headers: { Host: host, 'User-Agent': 'Mozilla/5.0 Chrome/140', ...headers },
    });
  return {
    call(options: Call): Promise<Reply> {
      const { promise, resolve, reject } = Promise.withResolvers<Reply>();
      const sent = open(options);
      sent.on('error', reject);
      sent.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.end(options.body);
      return promise;
    },
    /** Resolves with the first bytes of a stream that stays open, or with an empty text if there are none in time. */
    readFirst(options: Call, deadlineMs: number): Promise<string> {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const sent = open(options);
      sent.on('error', reject);
      sent.on('response', (response) => {
        response.once('data', (chunk: Buffer) => resolve(chunk.toString()));
        response.once('end', () => reject(new Error(`The stream ended with ${response.statusCode}.`)));
      });
      sent.setTimeout(deadlineMs, () => resolve(''));
      sent.end();
      return promise.finally(() => sent.destroy());
    },
    /** The status of a page by HTTP/2. */
    async callHttp2(path: string): Promise<number> {
      const session = connect(`https://127.0.0.1:${port}`, {
        rejectUnauthorized: false,
        servername: 'www.example.com',
      });
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      session.once('error', reject);
      const stream = session.request({ ':path': path, ':authority': 'www.example.com' });
      stream.once('response', (headers) => resolve(Number(headers[':status'])));
      stream.once('error', reject);
      stream.resume();
      return promise.finally(() => session.close());
    },
  };
}
