import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { findTraces } from './testing/find-traces.ts';
import { secondBrand, writeSecondBrand } from './testing/second-brand.ts';

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Like at the start of the server: before any module with messages is loaded. Other files in this process load their own.
const environment = { BRAND_FILE: writeSecondBrand(folder) };
vi.resetModules();
afterAll(() => vi.resetModules());
const { applyBrand } = await import('./apply-brand.ts');
applyBrand(environment);
const { openWalk } = await import('../../testing/every-call/walk.ts');
const { walkEverything } = await import('../../testing/every-call/walk-everything.ts');
const { readOutbox } = await import('../../testing/test-outbox.ts');
const { default: supertest } = await import('supertest');

it.each([
  'Coverlight',
  'COVER<tspan>LIGHT</tspan>',
  'data:image/svg+xml;base64,PHRpdGxlPkNvdmVybGlnaHQ8L3RpdGxlPg==',
  '%43overlight',
  String.raw`\u0043overlight`,
  '+1-800-555-0142',
  'tel:+18005550142',
  'fill="%230D5A66"',
  'licensed in all 50 states',
  'rated <b>4.9/5</b>',
  'We’ll reply within 24 hours.',
  'within <strong>1 business day</strong>',
])('a trace such as %s is found', (trace) => {
  expect(findTraces('here', trace)).not.toEqual([]);
});

describe('a second brand', () => {
  it('leaves no trace of the first in the response of any call, in any header, and in any email or text', async () => {
    const sent = new Map<string, Awaited<ReturnType<typeof readOutbox>>[number]>();
    await using walk = await openWalk(environment, async (app) => {
      for (const message of await readOutbox(app))
        if (message.text !== '') sent.set(`${message.purpose} ${message.kind}`, message);
    });
    await walkEverything(walk);
    const messages = [...sent.values()];
    expect(sent.size).toBeGreaterThanOrEqual(9);
    const lost = await supertest(walk.app.listener).get('/nowhere');
    const unknown = await supertest(walk.app.listener).get('/api/nowhere');
    const responses = [
      ...walk.responses,
      { call: 'a missing page', response: lost },
      { call: 'a missing call', response: unknown },
    ];
    const traces = [
      ...responses.flatMap(({ call, response }) =>
        findTraces(call, `${JSON.stringify(response.headers)}\n${response.text ?? response.body}`),
      ),
      ...messages.flatMap(({ purpose, subject, text, html }) =>
        findTraces(`${purpose}`, [subject, text, html].join('\n')),
      ),
    ];
    expect(traces).toEqual([]);
    for (const { kind, purpose, text } of messages) {
      if (kind === 'email')
        expect([purpose, text]).toEqual([purpose, expect.stringContaining(secondBrand.legalName)]);
    }
  });
});
