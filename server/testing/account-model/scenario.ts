import type { Response } from 'supertest';
import type { TestGoogle } from '../peers/test-google.ts';
import type { TestApp } from '../test-app.ts';
import type { TestBrowser } from '../test-browser.ts';
import type { TestClock } from '../test-clock.ts';
import type { Model, Screen } from './model.ts';
import type { PersonName } from './people.ts';
import type { ModelRule } from './rules.ts';

/** One of a person's browsers. */
export type Actor = { person: PersonName; browser: TestBrowser; screen: Screen };

type Method = Parameters<TestBrowser['send']>[0];

/** The real server on a fresh database, with two people in front of it. */
export type Scenario = AsyncDisposable & {
  app: TestApp;
  clock: TestClock;
  google: TestGoogle;
  model: Model;
  actors: Readonly<Record<PersonName, readonly [Actor, Actor]>>;
  /** How often each kind of call had each status. */
  statuses: Map<string, number>;
  /** Every step, and every call that may have changed something, for the report on a broken rule. */
  transcript: string[];
  send: (actor: Actor, method: Method, path: string, body?: object) => Promise<Response>;
  /** Delivers what has been emailed and texted since. */
  collectMessages: () => Promise<void>;
  openBrowser: (person: PersonName) => Actor;
  /** A browser of neither, which the rules don't look at. */
  openStranger: () => TestBrowser;
  breakRule: (rule: ModelRule, what: string) => never;
};
