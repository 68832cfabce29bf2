import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { contracts } from '../../../shared/api/contracts.ts';
import { errorCodes } from '../../../shared/api/errors.ts';
import { composeDocument, publicContracts } from '../../../shared/openapi/compose-document.ts';
import { listErrors } from '../../../shared/openapi/list-errors.ts';
import { createRoutes } from '../../routes.ts';
import { createTestApp } from '../../testing/test-app.ts';

const document = composeDocument('https://www.example.com');

describe('the contracts', () => {
  it('are all served, each under its own name', async () => {
    await using app = await createTestApp({ METRICS_TOKEN: 'a-token-of-24-characters' });
    const mounted = createRoutes(app.services).map(({ contract }) => contract.id);
    expect([...mounted, 'sendEvents'].toSorted()).toEqual(contracts.map(({ id }) => id).toSorted());
    expect(new Set(mounted).size).toBe(mounted.length);
  });
});

describe('the OpenAPI document', () => {
  it('has an example of every body and response, which its schema accepts', () => {
    const errors = publicContracts.flatMap(({ id, body, answers }) =>
      [...(body ? [body] : []), ...answers]
        .filter(({ schema, example }) => schema && !schema.safeParse(example).success)
        .map(() => id),
    );
    expect(errors).toEqual([]);
  });

  it('has an example of everything that a tool may send or pretend to receive', () => {
    const text = JSON.stringify(document);
    const contents = [...text.matchAll(/"(?:application|text)\/[a-z-]+":\{.{0,400}/g)];
    expect(contents.length).toBeGreaterThan(100);
    expect(
      contents.filter(([content]) => !/^"[^"]+":\{"schema":\{[^{}]*\},"examples?":/.test(content)),
    ).toEqual([]);
    const parameters = publicContracts.flatMap(({ id, parameters = [] }) =>
      parameters
        .filter((one) => !one.isQuery && one.example === undefined)
        .map(({ name }) => `${id}: ${name}`),
    );
    expect(parameters).toEqual([]);
  });

  it('says when each error occurs', () => {
    const described = new Set(
      publicContracts.flatMap((contract) => listErrors(contract).flatMap(([, codes]) => codes)),
    );
    const everywhere = ['invalid_request', 'method_not_allowed'];
    expect(errorCodes.filter((code) => !described.has(code) && !everywhere.includes(code))).toEqual([]);
  });

  it('is served with the origin of the site', async () => {
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
