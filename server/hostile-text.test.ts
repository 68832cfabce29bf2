import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import { type ChatMessage, chatResponseSchema } from '../shared/api/chat.ts';
import { findSlot, slots } from '../shared/quote/questions.ts';
import { createRandom } from '../shared/seeded-random.ts';
import { createTextRequests, type TextRequest } from './testing/attacks/hostile-requests.ts';
import { sendCall } from './testing/attacks/hostile-responses.ts';
import { listenOnLoopback } from './testing/peers/listen-on-loopback.ts';
import { createTestApp, type TestApp, testOrigin } from './testing/test-app.ts';
import { createTestBrowser, signUpInTest } from './testing/test-browser.ts';
import { createTestServer } from './testing/test-server.ts';

/** `npm run check:deep` sends more, from a new seed. `SEED` repeats them. */
const depth = Number(process.env.DEPTH ?? 1);
const seed = Number(process.env.SEED ?? (depth === 1 ? 66 : Math.floor(Math.random() * 1e9)));
const perRoute = 8 * depth;
const maxCpuMs = 100;
const repeats = 3;

test(`[security 66] no hostile text takes the main thread more than 100 ms of CPU, or gets a 5xx (seed ${seed})`, async () => {
  await using app = await createTestApp({
    RATE_LIMIT_FACTOR: '1000000',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
  });
  await using listening = await listenOnLoopback(createTestServer(app));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const browser = createTestBrowser(app.listener);
  await signUpInTest(browser, { email: 'text@example.com' });
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const conversations = await collectConversations(app);
  const makers = createTextRequests({ random: createRandom(seed), cookie, conversations });
  const send = async ({ method, path, headers, body }: TextRequest) => {
    const call = {
      method,
      url: path,
      headers: { Origin: testOrigin, 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
    };
    const before = process.threadCpuUsage();
    const { status } = await sendCall({ agent, port: listening.port }, call);
    const { user, system } = process.threadCpuUsage(before);
    return { status, cpuMs: (user + system) / 1000 };
  };
  const errors: string[] = [];
  try {
    for (const make of Object.values(makers)) {
      // The first request loads what is imported on first use.
      await send(make());
      for (let sent = 0; sent < perRoute; sent += 1) {
        const request = make();
        let { status, cpuMs } = await send(request);
        for (let again = 0; again < repeats && cpuMs > maxCpuMs; again += 1) {
          cpuMs = Math.min(cpuMs, (await send(request)).cpuMs);
        }
        if (status >= 500 || cpuMs > maxCpuMs) {
          errors.push(
            `${request.route}: ${status}, ${cpuMs} ms, ${JSON.stringify(request.body).slice(0, 300)}`,
          );
        }
      }
    }
  } finally {
    agent.destroy();
  }
  expect(errors).toEqual([]);
});

/** One conversation for each of the assistant's questions, which affect how it parses a message. */
async function collectConversations(app: TestApp): Promise<readonly (readonly ChatMessage[])[]> {
  const browser = createTestBrowser(app.listener);
  const conversations: ChatMessage[][] = [[]];
  let message = 'I want a quote';
  for (;;) {
    const conversationHistory = conversations.at(-1) ?? [];
    const { body } = await browser.send('post', '/api/chat', { message, conversationHistory });
    const answer = chatResponseSchema.parse(body);
    conversations.push(answer.conversationHistory);
    if (answer.expects === null || answer.expects === 'confirm') break;
    message = String(findSlot(answer.expects).example);
  }
  expect(conversations.length).toBeGreaterThan(slots.length);
  return conversations;
}
