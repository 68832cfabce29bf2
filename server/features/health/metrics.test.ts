import supertest from 'supertest';
import { expect, it } from 'vitest';
import { version } from '../../platform/version.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';

const token = 'a token of the operator, long enough';
const read = (app: TestApp, authorization = `Bearer ${token}`) =>
  supertest(app.listener).get('/metrics').set('Authorization', authorization);

it('counts requests by route and class of status, and strangers’ paths as one', async () => {
  await using app = await createTestApp({ METRICS_TOKEN: token });
  const agent = supertest(app.listener);
  await agent.get('/healthz').expect(200);
  await agent.get('/healthz').expect(200);
  await agent.get('/').expect(200);
  await agent.get('/guide').expect(200);
  await agent.get('/wp-login.php').expect(404);
  await agent.get('/api/made-up/1').expect(404);
  await agent.get('/dev/outbox/1').expect(404);
  await agent.post('/api/contact').set('Origin', testOrigin).send({}).expect(422);
  const { text } = await read(app)
    .expect(200)
    .expect('Content-Type', /^text\/plain; version=0\.0\.4/);
  const counts = [...text.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)].map(
    ([, labels, count]) => `${labels} ${count}`,
  );
  expect(counts.sort()).toEqual([
    'method="GET",route="/dev/outbox/:id",status="4xx" 1',
    'method="GET",route="/healthz",status="2xx" 2',
    'method="GET",route="other",status="4xx" 2',
    'method="GET",route="site",status="2xx" 2',
    'method="POST",route="/api/contact",status="4xx" 1',
  ]);
  expect(text).toMatch(/^http_request_duration_seconds_bucket\{le="\+Inf",.*route="\/healthz".*\} 2$/m);
});

it('reports jobs, events, and the process', async () => {
  const clock = createTestClock();
  await using app = await createTestApp({ METRICS_TOKEN: token }, { clock });
  const { jobs, database } = app.services;
  await jobs.enqueue(database.db, { kind: 'mail', payload: 1 });
  clock.advance(90_000);
  await jobs.enqueue(database.db, {
    kind: 'mail',
    payload: 2,
    runAt: new Date(clock.now().getTime() + 1000),
  });
  await database.db
    .insertInto('analyticsOutcomes')
    .values({ day: '2026-03-01', source: 'site', outcome: 'filtered', reason: 'bot', count: 3 })
    .execute();
  await database.db
    .insertInto('analyticsDeltas')
    .values({ day: '2026-03-01', usage: '{}', deltas: '{', failures: 3 })
    .execute();
  const { text } = await read(app).expect(200);
  expect(text).toContain('analytics_failed_totals 1\n');
  expect(text).toContain('jobs{kind="mail",state="due"} 1\n');
  expect(text).toContain('jobs{kind="mail",state="waiting"} 1\n');
  expect(text).toContain('jobs_oldest_due_seconds 90\n');
  expect(text).toContain('analytics_events_total{outcome="filtered",reason="bot"} 3\n');
  expect(text).toContain(`build_info{version="${version}",node="${process.versions.node}"} 1\n`);
  expect(text).toContain('disk_low 0\n');
  expect(text).toContain('backup_newest_timestamp_seconds 0\n');
  for (const name of [
    'disk_free_bytes',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p50_seconds',
    'nodejs_eventloop_lag_p99_seconds',
    'database_size_bytes',
  ])
    expect(text).toMatch(new RegExp(`^${name}.* ([\\d.]+(e-?\\d+)?|Na[Nn])$`, 'm'));
  // In this format, each line is blank, a comment, or a sample.
  for (const line of text.split('\n').filter((candidate) => candidate !== ''))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\n]*",?)+\})? ([\d.]+(e[+-]?\d+)?|Na[Nn]))$/);
});

it.each(['', 'Bearer wrong', `Basic ${token}`, token])('refuses %j', async (authorization) => {
  await using app = await createTestApp({ METRICS_TOKEN: token });
  const { body } = await read(app, authorization).expect(401);
  expect(body.error.code).toBe('invalid_key');
});

it('does not exist without a configured token', async () => {
  await using app = await createTestApp();
  await read(app).expect(404);
});

it('escapes what labels contain', async () => {
  await using app = await createTestApp({ METRICS_TOKEN: token });
  await app.services.jobs.enqueue(app.services.database.db, { kind: 'a"b\\c\nd', payload: 1 });
  const { text } = await read(app).expect(200);
  expect(text).toContain('jobs{kind="a\\"b\\\\c\\nd",state="due"} 1\n');
});
