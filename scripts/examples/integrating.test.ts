import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstEventSamples } from '../../client/content/developers/first-event-samples.ts';
import { type Listening, listenOnLoopback } from '../../server/testing/peers/listen-on-loopback.ts';
import { createTestApp, type TestApp, testOrigin } from '../../server/testing/test-app.ts';
import { readEvents } from '../../server/testing/test-beacon.ts';
import { matchedCarriers } from '../../shared/site/carriers.data.ts';
import { type CodeBlock, listCodeBlocks } from './code-blocks.ts';
import { canRun, languages, runProgram } from './run-example.ts';

const blocks = listCodeBlocks('docs/integrating.md').filter(
  ({ language }) => language !== 'html' && language !== 'text',
);
const isReport = ({ section }: CodeBlock) => section === 'A carrier that reports back';
const examples = blocks.filter((block) => !isReport(block));
const [carrier] = matchedCarriers;
const secret = 'a-secret-of-at-least-24-characters';
const key = 'a-key-of-at-least-24-characters';

let app: TestApp;
let server: Listening;

beforeAll(async () => {
  app = await createTestApp({ ANALYTICS_KEYS: key, POSTBACK_SECRETS: `${carrier?.id}=${secret}` });
  server = await listenOnLoopback(createServer(app.listener));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

describe('the examples of docs/integrating.md', () => {
  it('are in languages that are run here, or are pages for e2e/journeys/site/beacon.spec.ts', () => {
    expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(Object.keys(languages)));
    expect(['sh', 'js'].map(canRun)).toEqual([true, true]);
  });

  it('are also those of the page for developers', () => {
    const codes = listCodeBlocks('docs/integrating.md').map(({ code }) => code);
    for (const { code } of firstEventSamples) expect(codes).toContain(code.replaceAll('{origin}', '$ORIGIN'));
  });

  it.for(Object.keys(languages))('work as written in %s', async (language, context) => {
    context.skip(!canRun(language), `This machine has no ${language}.`);
    const environment = { ORIGIN: `http://127.0.0.1:${server.port}`, ANALYTICS_KEY: key };
    const { file = '' } = languages[language] ?? {};
    const earlier = await readEvents(app);
    for (const { code } of examples.filter((example) => example.language === language)) {
      const answer = await runProgram({ language, files: { [file]: code } }, environment);
      expect(JSON.parse(answer)).toMatchObject({ accepted: 1, duplicates: 0, filtered: [], rejected: [] });
    }
    expect((await readEvents(app)).slice(earlier.length)).toMatchObject([
      { name: 'policy_issued', eventType: 'conversion' },
    ]);
  });

  it('report what became of a referral', async () => {
    const clickId = randomUUID();
    const referral = { carrierName: carrier?.name, referralUrl: carrier?.referralLink, clickId };
    await supertest(app.listener).post('/api/referrals').set('Origin', testOrigin).send(referral).expect(201);
    const environment = { ORIGIN: `http://127.0.0.1:${server.port}`, CLICK_ID: clickId, SECRET: secret };
    const reports = blocks.filter(isReport);
    expect(reports.map(({ language }) => language)).toEqual(['sh']);
    const answer = await runProgram(
      { language: 'sh', files: { 'example.sh': reports[0]?.code ?? '' } },
      environment,
    );
    expect(JSON.parse(answer)).toEqual({ isRepeat: false });
  });
});
