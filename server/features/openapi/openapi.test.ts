import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { listResponses } from '../../../shared/api/contract.ts';
import { contracts } from '../../../shared/api/contracts.ts';
import { errorCodes } from '../../../shared/api/errors.ts';
import { composeDocument, publicContracts } from '../../../shared/openapi/compose-document.ts';
import { listErrors } from '../../../shared/openapi/list-errors.ts';
import { createRoutes } from '../../routes.ts';
import { createTestApp } from '../../testing/test-app.ts';

type Schema = {
  $ref?: string;
  const?: unknown;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string };
};

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
    const errors = publicContracts.flatMap((contract) =>
      [...(contract.body ? [contract.body] : []), ...listResponses(contract)]
        .filter(({ schema, example }) => schema && !schema.safeParse(example).success)
        .map(() => contract.id),
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

  it('names every variant of a union, and the field that tells them apart if they have one', () => {
    const schemas: Record<string, Schema> = Object(document.components).schemas;
    const find = ({ $ref, ...own }: Schema) => ($ref ? (schemas[$ref.split('/').at(-1) ?? ''] ?? own) : own);
    const listFixed = (variant: Schema) =>
      Object.entries(find(variant).properties ?? {}).flatMap(([name, { const: value }]) =>
        typeof value === 'string' ? [name] : [],
      );
    const unions: Schema[] = [];
    JSON.stringify(schemas, (_key, value) => {
      if (value?.anyOf ?? value?.oneOf) unions.push(value);
      return value;
    });
    const found = unions.flatMap(({ anyOf = [], oneOf = anyOf, discriminator }) => {
      const variants = oneOf.filter((variant) => find(variant).properties);
      if (variants.length < 2) return [];
      const isNamed = variants.every(({ $ref }) => $ref);
      const [first, ...others] = variants.map(listFixed);
      const shared = first?.find((name) => others.every((names) => names.includes(name)));
      return isNamed && shared === discriminator?.propertyName ? [] : [oneOf];
    });
    expect(unions.length).toBeGreaterThan(5);
    expect(found).toEqual([]);
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
