import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };
export type Client = Disposable & {
  get: (path: string) => Promise<Answer>;
  post: (path: string, body: object) => Promise<Answer>;
};

/** Makes calls from our own pages to a server on this machine, over persistent connections. */
export function createClient(port: number, origin: string): Client {
  const agent = new Agent({ keepAlive: true });
  const call = (method: string, path: string, text = ''): Promise<Answer> => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const startedAt = performance.now();
    const headers = {
      Origin: origin,
      ...(text === ''
        ? {}
        : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
    };
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      let received = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        received += chunk;
      });
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, text: received, ms: performance.now() - startedAt });
      });
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(text);
    return promise;
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, JSON.stringify(body)),
    [Symbol.dispose]: () => agent.destroy(),
  };
}

export const password = 'correct horse battery staple';

/** Creates an account. Throws if the server rejects it. */
export async function signUp(client: Client, email: string): Promise<void> {
  const { status, text } = await client.post('/api/auth/sign-up', { email, password, termsAccepted: true });
  if (status !== 201) throw new Error(`The sign-up answered ${status}: ${text}`);
}

export function pause(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, ms);
  return promise;
}
