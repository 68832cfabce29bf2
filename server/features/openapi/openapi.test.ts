import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '../../../shared/api/errors.ts';
import { beaconCallsPerMinute, beaconFields } from '../../../shared/openapi/beacon-fields.ts';
import { composeDocument } from '../../../shared/openapi/compose-document.ts';
import { listErrors } from '../../../shared/openapi/list-errors.ts';
import { operations } from '../../../shared/openapi/operations.ts';
import { createRateLimiter, rateLimits } from '../../platform/http/rate-limits.ts';
import { createRoutes } from '../../routes.ts';
import { createTestApp } from '../../testing/test-app.ts';

const document = composeDocument({ origin: 'https://www.example.com', limits: rateLimits });

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('has every route that is mounted, the one ahead of Express too, and no other', async () => {
    await using app = await createTestApp();
    const limit = createRateLimiter(1, app.services.logger);
    const mounted = createRoutes(app.services, limit)
      .filter(({ path }) => !path.startsWith('/dev/'))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
      .concat('POST /api/analytics');
    const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(described.toSorted()).toEqual(mounted.toSorted());
  });

  it('names limits that exist, and each call once', () => {
    expect(rateLimits.analytics).toMatchObject({ limit: beaconCallsPerMinute, windowSeconds: 60 });
    const limits = operations.flatMap(({ limit }) => (limit === undefined ? [] : [limit]));
    expect(limits.filter((name) => !(name in rateLimits))).toEqual([]);
    const ids = operations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says of every error when it comes', () => {
    const described = new Set(
      operations.flatMap((operation) => listErrors(operation).flatMap(([, codes]) => codes)),
    );
    const everywhere = ['invalid_request', 'method_not_allowed'];
    expect(errorCodes.filter((code) => !described.has(code) && !everywhere.includes(code))).toEqual([]);
  });

  it('says of every field of an event what it means', () => {
    const text = JSON.stringify(document.components);
    const { AnalyticsEvent }: Record<string, { oneOf: { properties: { data: { properties: object } } }[] }> =
      JSON.parse(text).schemas;
    const fields = new Set(
      AnalyticsEvent?.oneOf.flatMap(({ properties }) => Object.keys(properties.data.properties)),
    );
    expect([...fields].toSorted()).toEqual(Object.keys(beaconFields).toSorted());
  });

  it('has no call that docs/http-api.md does not list', () => {
    const text = readFileSync(new URL('../../../docs/http-api.md', import.meta.url), 'utf8');
    const listed = new Set([...text.matchAll(/`([A-Z]+ \/[^`?]+)/g)].map(([, call]) => call));
    const calls = operations.map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(calls.filter((call) => !listed.has(call))).toEqual([]);
  });

  it('is served with the origin that people reach the site by', async () => {
    await using app = await createTestApp({ PUBLIC_ORIGIN: 'https://www.example.com' });
    const response = await supertest(app.listener).get('/api/openapi.json').expect(200);
    expect(response.body).toEqual(JSON.parse(JSON.stringify(document)));
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    const head = await supertest(app.listener).head('/api/openapi.json').expect(200);
    expect(head.headers['content-length']).toBe(response.headers['content-length']);
  });
});
