import { createHash, createHmac, randomUUID } from 'node:crypto';
import express from 'express';
import { isbot } from 'isbot';
import pg from 'pg';
import * as z from 'zod';

/**
 * Does what Umami 3 does with a page view on PostgreSQL, read from its source (`src/app/api/send` and `api/batch`), with as
 * little as possible around it: Express instead of Next.js, a prepared statement instead of Prisma, and no lookup of
 * places. A call with the token of an earlier one, which browsers send, costs one insert. A batch has no token, so each of
 * its events, one after the other, looks up the website and checks its session, too.
 */
const secret = 'umami';
const payloadSchema = z.object({
  type: z.enum(['event', 'identify']),
  payload: z.object({
    website: z.uuid(),
    id: z.string().optional(),
    hostname: z.string().max(100).optional(),
    language: z.string().max(35).optional(),
    referrer: z.string().optional(),
    screen: z.string().max(11).optional(),
    title: z.string().optional(),
    url: z.string(),
    name: z.string().max(50).optional(),
  }),
});
type Call = z.output<typeof payloadSchema>;

const dimensions = 'url_path url_query referrer_domain page_title event_name tag hostname'.split(' ');
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(`
  create table if not exists website (website_id uuid primary key, name text, deleted_at timestamptz);
  create table if not exists session (
    session_id uuid primary key, website_id uuid not null, browser varchar(20), os varchar(20), device varchar(20),
    screen varchar(11), language varchar(35), created_at timestamptz default now()
  );
  create table if not exists website_event (
    event_id uuid primary key, website_id uuid not null, session_id uuid not null, visit_id uuid not null,
    created_at timestamptz default now(), url_path varchar(500) not null, url_query varchar(500),
    referrer_path varchar(500), referrer_query varchar(500), referrer_domain varchar(500), page_title varchar(500),
    event_type integer not null, event_name varchar(50), tag varchar(50), hostname varchar(100)
  );
  ${['website_id', 'created_at', 'website_id, created_at'].map((columns) => index('session', columns)).join('')}
  ${[
    ...['created_at', 'session_id', 'visit_id', 'website_id', 'website_id, created_at'],
    ...['website_id, session_id, created_at', 'website_id, visit_id, created_at'],
    ...dimensions.map((name) => `website_id, created_at, ${name}`),
  ]
    .map((columns) => index('website_event', columns))
    .join('')}
  insert into website values ('00000000-0000-4000-8000-000000000000', 'bench') on conflict do nothing;
`);

function index(table: string, columns: string): string {
  return `create index if not exists ${table}_${columns.replaceAll(', ', '_')} on ${table} (${columns});`;
}

const toUuid = (text: string) =>
  createHash('sha512')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** Stores one page view, and returns the token for the next one. */
async function collect({ payload }: Call, address: string, userAgent: string, token?: string) {
  const { website, id, url, referrer, title, hostname = 'localhost', language, screen, name } = payload;
  const month = new Date().toISOString().slice(0, 7);
  const sessionId = toUuid(`${website}${id ?? `${address}${userAgent}`}${month}`);
  const visitId = toUuid(`${sessionId}${new Date().toISOString().slice(0, 13)}`);
  const value = JSON.stringify({ website, sessionId, visitId });
  if (token !== sign(website)) {
    const text = 'select * from website where website_id = $1';
    await pool.query({ name: 'website', text, values: [website] });
    await pool.query({
      name: 'session',
      text: `insert into session (session_id, website_id, browser, os, device, screen, language)
        values ($1, $2, 'chrome', 'Linux', 'desktop', $3, $4) on conflict do nothing`,
      values: [sessionId, website, screen, language],
    });
  }
  const { pathname, search } = new URL(url, `https://${hostname}`);
  const from = referrer ? new URL(referrer, `https://${hostname}`) : undefined;
  const columns = [randomUUID(), website, sessionId, visitId, new Date(), pathname, search.slice(1)];
  await pool.query({
    name: 'event',
    text: `insert into website_event (event_id, website_id, session_id, visit_id, created_at, url_path, url_query,
        referrer_path, referrer_query, referrer_domain, page_title, event_type, event_name, hostname)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    values: [
      ...columns,
      ...[from?.pathname, from?.search.slice(1), from?.hostname, title, name ? 2 : 1, name, hostname],
    ],
  });
  return `${value}.${sign(value)}`;
}

const app = express().use(express.json({ limit: '1mb' }));
app.post('/api/send', async (request, response) => {
  const userAgent = request.get('user-agent') ?? '';
  if (isbot(userAgent)) return void response.json({ beep: 'boop' });
  const call = payloadSchema.parse(request.body);
  response.json({ cache: await collect(call, request.ip ?? '', userAgent, request.get('x-umami-cache')) });
});
app.post('/api/batch', async (request, response) => {
  const userAgent = request.get('user-agent') ?? '';
  const calls = z.array(z.unknown()).parse(request.body);
  for (const call of calls) {
    if (!isbot(userAgent)) await collect(payloadSchema.parse(call), request.ip ?? '', userAgent);
  }
  response.json({ size: calls.length, processed: calls.length, errors: 0 });
});
app.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('is ready at its port'));
