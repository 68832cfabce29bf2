import { Agent } from 'node:http';
import { contracts } from '../../../shared/api/contracts.ts';
import { describeSchemas, getSchemaName } from '../../../shared/openapi/describe-schemas.ts';
import { createRandom } from '../../../shared/seeded-random.ts';
import { listenOnLoopback } from '../peers/listen-on-loopback.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestBrowser, signUpInTest } from '../test-browser.ts';
import { readEmailedCode } from '../test-outbox.ts';
import { createTestServer } from '../test-server.ts';
import { createCallMaker, type HostileCall, type HostileTarget } from './hostile-calls.ts';
import { findResponseErrors, sendCall } from './hostile-responses.ts';

const atOnce = 10;
/** After this many calls someone new signs up, because a hostile call may sign its sender out or delete the account. */
const callsPerPerson = 100;
/** Never called, because responses from Google are refused before. */
const google = {
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_AUTHORIZATION_URL: 'http://127.0.0.1:9/auth',
  GOOGLE_TOKEN_URL: 'http://127.0.0.1:9/token',
  GOOGLE_USERINFO_URL: 'http://127.0.0.1:9/userinfo',
};

type Options = {
  callsPerTarget: number;
  seed: number;
};

export type ShapeReport = {
  targets: readonly string[];
  calls: number;
  /** Each with the call that caused it. */
  errors: string[];
};

/** Every call, with the body and the query that its contract describes. */
function listTargets(): readonly HostileTarget[] {
  const { requests } = describeSchemas(contracts);
  return contracts.map(({ method, path, parameters = [], body }) => ({
    method,
    path,
    queryNames: parameters.filter(({ isQuery }) => isQuery).map(({ name }) => name),
    body: body && requests[getSchemaName(body.schema)],
  }));
}

/** Sends hostile calls to every route, half of them signed in, and checks every response. */
export async function runShapes({ callsPerTarget, seed }: Options): Promise<ShapeReport> {
  await using app = await createTestApp({ RATE_LIMIT_FACTOR: '1000000', ...google });
  await using listening = await listenOnLoopback(createTestServer(app));
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const targets = listTargets();
  const { requests: schemas } = describeSchemas(contracts);
  const errors: string[] = [];
  let calls = 0;
  try {
    for (const [index, target] of targets.entries()) {
      const makeCall = createCallMaker(schemas, createRandom(seed + index));
      let cookie = '';
      for (let done = 0; done < callsPerTarget; done += atOnce) {
        if (done % callsPerPerson === 0) cookie = await signUpAgain(app, `${index}-${done}`);
        const made = Array.from({ length: Math.min(atOnce, callsPerTarget - done) }, (_, place) => {
          const call = makeCall(target);
          return place % 2 === 0 ? { ...call, headers: { Cookie: cookie, ...call.headers } } : call;
        });
        const answers = await Promise.all(
          made.map(async (call) => ({ call, answer: await sendCall({ agent, port: listening.port }, call) })),
        );
        for (const { call, answer } of answers) {
          const found = findResponseErrors(answer, target.path.startsWith('/api/'));
          errors.push(...found.map((error) => `${error} after ${describe(call)}`));
        }
        calls += made.length;
      }
    }
  } finally {
    agent.destroy();
  }
  return { targets: targets.map(({ method, path }) => `${method} ${path}`), calls, errors };
}

/** The cookies of a person who has just signed up and confirmed the address. */
async function signUpAgain(app: TestApp, name: string): Promise<string> {
  const browser = createTestBrowser(app.listener);
  const email = `shape-${name}@example.com`;
  await signUpInTest(browser, { email });
  const code = await readEmailedCode(app, 'email_confirmation', email);
  await browser.send('post', '/api/auth/exchange', { code });
  return [...browser.cookies].map((pair) => pair.join('=')).join('; ');
}

function describe({ method, url, headers, body }: HostileCall): string {
  const text = body?.toString().slice(0, 600) ?? '';
  return `${method} ${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${text}`;
}
