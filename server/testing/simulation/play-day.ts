import { Agent, createServer, type RequestListener, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '../peers/listen-on-loopback.ts';
import type { SimulatedCall } from './simulated-day.ts';

const atOnce = 16;

/** Makes the calls on the loopback, some concurrently. Throws when one isn't accepted. */
export async function playCalls(listener: RequestListener, calls: readonly SimulatedCall[]): Promise<void> {
  await using listening = await listenOnLoopback(createServer(listener));
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const waiting = calls.values();
  try {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const call of waiting) await make(call, listening.port, agent);
      }),
    );
  } finally {
    agent.destroy();
  }
}

async function make({ path, headers, body }: SimulatedCall, port: number, agent: Agent): Promise<void> {
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    agent,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  const answered = Promise.withResolvers<[number, string]>();
  sent.on('error', answered.reject);
  sent.on('response', (response) => {
    text(response).then((answer) => answered.resolve([response.statusCode ?? 0, answer]), answered.reject);
  });
  sent.end(JSON.stringify(body));
  const [status, answer] = await answered.promise;
  // A call is refused as a whole when none of its events is valid.
  if (status >= 300 && status !== 422) throw new Error(`${path} answered ${status}: ${answer}`);
}
