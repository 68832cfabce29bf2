import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { createLogOn } from '../observability/logger.ts';
import { createErrorHandler } from './error-handler.ts';

function fail(cause: unknown) {
  const lines: string[] = [];
  const { logger } = createLogOn('info', { write: (line) => void lines.push(line) });
  const app = express();
  app.get('/', () => {
    throw cause;
  });
  app.use(createErrorHandler(logger, () => undefined));
  return { agent: supertest(app), lines };
}

describe('error handler', () => {
  it('hides an unexpected cause from the client, and logs all of it', async () => {
    const { agent, lines } = fail(new Error('secret detail'));
    const response = await agent.get('/').expect(500);
    expect(response.body.error.code).toBe('internal');
    expect(response.text).not.toContain('secret detail');
    expect(lines.join('')).toContain('secret detail');
  });

  it.each(['SQLITE_FULL', 'SQLITE_BUSY', 'SQLITE_IOERR_WRITE'])(
    'answers 503 when the database reports %s',
    async (code) => {
      const { agent } = fail(Object.assign(new Error('database'), { code }));
      const response = await agent.get('/').expect(503);
      expect(response.body.error.code).toBe('unavailable');
    },
  );

  it('logs an unreachable or full database once, and not for every request', async () => {
    const { agent, lines } = fail(Object.assign(new Error('database'), { code: 'SQLITE_FULL' }));
    for (let count = 0; count < 3; count += 1) await agent.get('/').expect(503);
    expect(lines).toHaveLength(1);
  });

  it.each([503, 422])('logs no deliberate refusal with %d', async (status) => {
    const { agent, lines } = fail(new AppError(status, 'unavailable', 'Later.'));
    await agent.get('/').expect(status);
    expect(lines).toEqual([]);
  });

  it("answers with an AppError's details, without logging it", async () => {
    const { agent, lines } = fail(
      new AppError(422, 'invalid_input', 'Please check.', { fields: { age: 'Wrong.' } }),
    );
    const response = await agent.get('/').expect(422);
    expect(response.body.error).toMatchObject({ code: 'invalid_input', fields: { age: 'Wrong.' } });
    expect(lines).toEqual([]);
  });
});
