import { Agent, createServer } from 'node:http';
import { sql } from 'kysely';
import type { Response } from 'supertest';
import { createApp } from '../../app.ts';
import { createPasswordPolicy, type PasswordPolicy } from '../../platform/security/password-policy.ts';
import { listenOnLoopback } from '../peers/listen-on-loopback.ts';
import type { TestGoogle } from '../peers/test-google.ts';
import { createTestApp } from '../test-app.ts';
import { createTestBrowser } from '../test-browser.ts';
import { createTestClock } from '../test-clock.ts';
import { collectMessages } from './collect-messages.ts';
import { createModel, createScreen } from './model.ts';
import { observe } from './observe.ts';
import { type PersonName, people } from './people.ts';
import { BrokenRule } from './rules.ts';
import type { Actor, Scenario } from './scenario.ts';

/** Shared by all sequences of a run. */
export type Surroundings = { google: TestGoogle; passwordPolicy: PasswordPolicy };

export function createSurroundings(google: TestGoogle): Surroundings {
  return { google, passwordPolicy: createPasswordPolicy() };
}

export async function openScenario({ google, passwordPolicy }: Surroundings): Promise<Scenario> {
  const clock = createTestClock();
  await using stack = new AsyncDisposableStack();
  const app = stack.use(await createTestApp(google.environment, { clock }));
  const { services } = app;
  // No power is lost here, and thousands of sequences would wait for the disk.
  const { db, engine } = services.database;
  await (engine === 'sqlite' ? sql`pragma synchronous = off` : sql`set synchronous_commit = off`).execute(db);
  const server = createServer(createApp({ ...services, accounts: { ...services.accounts, passwordPolicy } }));
  stack.use(await listenOnLoopback(server));
  const agent = new Agent({ keepAlive: true });
  stack.defer(() => agent.destroy());
  const openBrowser = (person: PersonName, screen = createScreen()): Actor => {
    const browser = createTestBrowser(server, { 'User-Agent': people[person].userAgent }, agent);
    return { person, browser, screen };
  };
  const model = createModel();
  const openBrowsers = (person: PersonName) => {
    const [first, second] = model.screens[person];
    return [openBrowser(person, first), openBrowser(person, second)] as const;
  };
  const lifetime = stack.move();
  const scenario: Scenario = {
    app,
    clock,
    google,
    model,
    actors: { owner: openBrowsers('owner'), stranger: openBrowsers('stranger') },
    statuses: new Map(),
    transcript: [],
    async send(actor, method, path, body) {
      const response = await actor.browser.send(method, path, body);
      const call = `${method.toUpperCase()} ${path}`;
      if (method !== 'get') scenario.transcript.push(describeCall(actor, call, body, response));
      observe(scenario, actor, { call, body }, response);
      return response;
    },
    collectMessages: () => collectMessages(scenario),
    openBrowser: (person) => openBrowser(person),
    openStranger: () => createTestBrowser(server, {}, agent),
    breakRule(rule, what) {
      throw new BrokenRule(rule, what, scenario.transcript);
    },
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  };
  return scenario;
}

function describeCall({ person }: Actor, call: string, body: object | undefined, response: Response): string {
  const { status } = response;
  const code: unknown = status < 400 ? undefined : response.body?.error?.code;
  const sent = body === undefined ? '' : ` ${JSON.stringify(body)}`;
  return `    ${person}: ${call}${sent} → ${status}${typeof code === 'string' ? ` ${code}` : ''}`;
}
